import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { QrCode } from '../../../admin/kit/QrCode';
import { useAnswer } from '../../../graphql/useAnswer';
import { normaliseRepairId, readableRepairId } from '../../../lib/repairId';
import { trackRepairUrl } from '../../../repairs/urls';
import { useSessionWatch } from '../../../session/useSession';
import { Button, DateTime, EmptyState, ErrorState, Loading, Skeleton, usePageTitle } from '../../../ui';
import { useSetLabelQuery } from '../setsAdmin.gen';
import { initialsOf } from './initials';
import styles from './SetLabelPage.module.css';

/** The label that is stuck on a set: 50 × 30 mm, for a label printer. It says no more of the customer than the initials. */
export function SetLabelPage() {
  useSessionWatch();
  const { t } = useLingui();
  const id = normaliseRepairId(useParams().id ?? '');
  const name = readableRepairId(id);
  usePageTitle(t`Label ${name}`);
  const { answer, failure } = useAnswer(useSetLabelQuery({ variables: { id }, fetchPolicy: 'cache-and-network' }));
  const repair = answer?.repair;
  return (
    <main className={styles.page} data-theme="light">
      {repair ? (
        <>
          <div className={styles.tools}>
            <Button onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
            <p>
              <Trans>Fits labels of 50 × 30 mm.</Trans>
            </p>
          </div>
          <article className={styles.label} aria-label={t`Label`}>
            <QrCode
              text={`${window.location.origin}/#${trackRepairUrl(repair.id)}`}
              label={t`QR code of the repair`}
              className={styles.code}
            />
            <div className={styles.words}>
              <p className={styles.id}>{name}</p>
              <p className={styles.initials}>{initialsOf(repair.userName)}</p>
              <p>{[repair.brand, repair.model].filter(Boolean).join(' ')}</p>
              <p>
                <DateTime value={repair.submissionDate} show="date" />
              </p>
              {repair.shelfPlace && <p className={styles.place}>{repair.shelfPlace}</p>}
            </div>
          </article>
        </>
      ) : repair === null ? (
        <EmptyState title={<Trans>This repair no longer exists.</Trans>} />
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="8rem" />
        </Loading>
      )}
    </main>
  );
}
