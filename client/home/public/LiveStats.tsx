import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { formatNumber } from '../../lib/digits';
import { ErrorState, Loading, Skeleton } from '../../ui';
import { useHomeStatsQuery } from '../home.gen';
import styles from './LiveStats.module.css';

/** Three live numbers of the shop (public-site §2 and §4; the baseline is added by the server). */
export function LiveStats() {
  const { i18n, t } = useLingui();
  const { answer, failure } = useAnswer(useHomeStatsQuery());
  const stats = answer?.siteStats;
  if (failure) {
    return <ErrorState {...failure} />;
  }
  const numbers = [
    { key: 'completed', value: stats?.completedRequests, label: <Trans>Completed repairs</Trans> },
    { key: 'total', value: stats?.totalRequests, label: <Trans>Total requests</Trans> },
    { key: 'servicing', value: stats?.currentlyServicing, label: <Trans>Currently servicing</Trans> },
  ];
  return (
    <section aria-label={t`The shop in numbers`}>
      <dl className={styles.stats}>
        {numbers.map(({ key, value, label }) => (
          <div key={key} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {value === undefined ? (
                <Loading>
                  <Skeleton width="3.5ch" height="1lh" />
                </Loading>
              ) : (
                formatNumber(value, i18n.locale)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
