import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../lib/digits';
import { keepMoney } from '../../../lib/keepMoney';
import { formatAverage } from '../../../lib/rating';
import { textLanguage } from '../../../lib/textLanguage';
import { Stack } from '../../../ui';
import { type BenefitCardFragment, useWhyNumbersQuery } from '../../showcase.gen';
import { benefitIcons } from '../icons/iconSets';
import { ContentIcon } from '../icons/ContentIcon';
import styles from './BenefitGrid.module.css';

/** What the server calls it where the owner has not; that much we can say in the visitor's language. */
const DEFAULT_TITLE = 'Our Core Benefits';

interface BenefitGridProps {
  title: string;
  /** By order. */
  items: readonly BenefitCardFragment[];
}

/** The shop's numbers, and all benefits at once, picture and words in turn (public-site §2, Why choose us). */
export function BenefitGrid({ title, items }: BenefitGridProps) {
  const { t } = useLingui();
  return (
    <Stack as="section" gap={4}>
      <Numbers />
      <h2>{!title || title === DEFAULT_TITLE ? t`Our Core Benefits` : title}</h2>
      <ul className={styles.list}>
        {items.map(({ id, iconIdentifier, title: name, description }) => (
          <li key={id} className={styles.benefit}>
            <div className={styles.picture}>
              <ContentIcon set={benefitIcons} identifier={iconIdentifier} title={name} />
            </div>
            <div className={styles.words}>
              <h3 lang={textLanguage(name)}>{name}</h3>
              {description && <p lang={textLanguage(description)}>{keepMoney(description)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** What can be counted; each is left out while it is not known. */
function Numbers() {
  const { i18n } = useLingui();
  const { data, previousData } = useWhyNumbersQuery();
  const { siteStats, serviceRating } = data ?? previousData ?? {};
  if (!siteStats) return null;
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>
          <Trans>Completed repairs</Trans>
        </dt>
        <dd>{formatNumber(siteStats.completedRequests, i18n.locale)}</dd>
      </div>
      {serviceRating && serviceRating.average !== null && (
        <div>
          <dt>
            <Trans>out of 5 stars, from our customers</Trans>
          </dt>
          <dd>{formatAverage(serviceRating.average, i18n.locale)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Currently servicing</Trans>
        </dt>
        <dd>{formatNumber(siteStats.currentlyServicing, i18n.locale)}</dd>
      </div>
    </dl>
  );
}
