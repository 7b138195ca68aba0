import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../ui';
import { useFullRepair } from '../../hooks/useFullRepair';
import type { RepairAccess } from '../../hooks/useTrackedRepair';
import { isQuoteOpen } from '../../quote';
import type { TrackedRepairViewFragment } from '../../repairs.gen';
import { PrivateDetails } from './PrivateDetails';
import { RepairCard } from './RepairCard';
import { RepairDetails } from './RepairDetails';
import { RepairIdPanel } from './RepairIdPanel';
import { Timeline } from './Timeline';
import styles from './TrackedRepair.module.css';
import { VisibilityCard } from './VisibilityCard';

// Forms, and what they are made of, travel only to the few who have something to fill in.
const QuoteCard = lazy(async () => ({ default: (await import('./QuoteCard')).QuoteCard }));
const Feedback = lazy(async () => ({ default: (await import('./Feedback')).Feedback }));
const RepairReviews = lazy(async () => ({
  default: (await import('../../../reviews/components/RepairReviews')).RepairReviews,
}));

interface TrackedRepairProps {
  repair: TrackedRepairViewFragment;
  access: RepairAccess;
  justBooked: boolean;
}

/**
 * A repair as whoever holds its id sees it: the id first when it is new, later the status; then what waits for the
 * reader. What more its owner sees and may do, the abilities say.
 */
export function TrackedRepair({ repair, access, justBooked }: TrackedRepairProps) {
  const { id, status, abilities } = repair;
  const full = useFullRepair(repair);
  // The card stays for a while after the decision, to say what became of it.
  const [quoted, setQuoted] = useState(false);
  if (isQuoteOpen(repair) && !quoted) setQuoted(true);
  const finished = status === 'REPAIRED' || status === 'DELIVERED';
  // Feedback that is there but has not been read yet must not be written over.
  const feedback = abilities.readInFull ? full.record?.customerFeedback : '';
  const feedbackSkeleton = <Skeleton height="15.5rem" />;
  return (
    <div className={styles.repair}>
      {justBooked && <RepairIdPanel id={id} justBooked />}
      <RepairCard repair={repair} />
      {quoted && (
        <Suspense fallback={<Skeleton height="15rem" />}>
          <QuoteCard repair={repair} access={access} />
        </Suspense>
      )}
      {finished && abilities.writeFeedback && (
        <Suspense fallback={feedbackSkeleton}>
          {feedback !== undefined ? <Feedback id={id} saved={feedback} /> : full.loading && feedbackSkeleton}
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <Timeline repair={repair} />
          {abilities.readInFull && <PrivateDetails full={full} />}
        </div>
        <div className={styles.side}>
          {!justBooked && <RepairIdPanel id={id} justBooked={false} />}
          <RepairDetails repair={repair} access={access} />
          {abilities.setVisibility && <VisibilityCard repair={repair} />}
        </div>
      </div>
      {finished && (
        <Suspense fallback={<Skeleton height="36rem" />}>
          <RepairReviews repairId={id} />
        </Suspense>
      )}
    </div>
  );
}
