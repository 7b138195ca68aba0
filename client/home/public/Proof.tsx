import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { formatNumber } from '../../lib/digits';
import { formatAverage } from '../../lib/rating';
import { Link } from '../../lib/router/Link';
import { textLanguage } from '../../lib/textLanguage';
import { warrantyUrl, whyChooseUsUrl } from '../../pages/urls';
import { recordsUrl } from '../../repairs/urls';
import { reviewsUrl } from '../../reviews/urls';
import { Stars } from '../../ui/Stars';
import { useHomeProofQuery, useHomeStatsQuery } from '../home.gen';
import styles from './Proof.module.css';

/** What the owner says of these two stands in the benefits of the page 'Why choose us', under these icons. */
const CLAIMS = { communityTrust: whyChooseUsUrl, warranty: warrantyUrl };

/** What speaks for the shop in one line: its stars, its repairs, and what the owner says of its age and its warranty. */
export function Proof() {
  const { i18n } = useLingui();
  const stats = useAnswer(useHomeStatsQuery()).answer?.siteStats;
  const { answer } = useAnswer(useHomeProofQuery());
  const rating = answer?.serviceRating;
  const benefits = answer?.whyChooseUsPage?.benefitItems ?? [];
  const number = formatNumber(rating?.count ?? 0, i18n.locale);
  const repairs = formatNumber(stats?.completedRequests ?? 0, i18n.locale);
  return (
    <ul className={styles.proof}>
      {rating && rating.average !== null && (
        <li>
          <Link to={reviewsUrl} className={styles.rating}>
            <Stars value={rating.average} decorative size={20} />
            <strong>{formatAverage(rating.average, i18n.locale)}</strong>
            <span>{rating.count === 1 ? <Trans>1 review</Trans> : <Trans>{number} reviews</Trans>}</span>
          </Link>
        </li>
      )}
      {stats && (
        <li>
          <Link to={recordsUrl}>
            <Trans>{repairs} repairs done</Trans>
          </Link>
        </li>
      )}
      {Object.entries(CLAIMS).map(([icon, to]) => {
        const title = benefits.find(({ iconIdentifier }) => iconIdentifier === icon)?.title;
        return (
          title && (
            <li key={icon}>
              <Link to={to} lang={textLanguage(title)}>
                {title}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
