import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/Link';
import { productUrl } from '../../products/urls';
import { trackRepairUrl } from '../../repairs/urls';
import { ChatIcon } from '../../ui';
import { CartIcon, WrenchIcon } from '../../ui/icons/pages';
import type { ReviewCardFragment } from './ReviewCard.gen';
import { subjects } from '../subjects';
import styles from './ReviewCard.module.css';

type Reviewed = Pick<ReviewCardFragment, 'targetType' | 'targetId' | 'targetName' | 'subject'>;

/** What was reviewed; a link where the reader may go there. */
export function ReviewTarget({ review }: { review: Reviewed }) {
  const { t } = useLingui();
  const { targetType, targetId, targetName } = review;
  if (targetType === 'PRODUCT') {
    return (
      <Target icon={<CartIcon size={18} />} name={targetName ?? t`A product`} to={targetId && productUrl(targetId)} />
    );
  }
  if (targetType === 'REPAIR') {
    const to = targetId && trackRepairUrl(targetId);
    return <Target icon={<WrenchIcon size={18} />} name={targetName ?? t`A repair`} to={to} />;
  }
  return <Target icon={<ChatIcon size={18} />} name={<Subject subject={review.subject} />} to={null} />;
}

function Target({ icon, name, to }: { icon: ReactNode; name: ReactNode; to: string | null }) {
  return (
    <p className={styles.target}>
      {icon}
      {to === null ? (
        <span>{name}</span>
      ) : (
        <Link to={to} className={styles.link}>
          {name}
        </Link>
      )}
    </p>
  );
}

/** One of ours in the reader's language; another as it was written. */
function Subject({ subject }: { subject: string | null }) {
  const { t, i18n } = useLingui();
  if (!subject) return t`Our shop`;
  const known = Object.hasOwn(subjects, subject) ? subjects[subject] : undefined;
  return known ? i18n._(known) : subject;
}
