import type { FragmentType } from '@apollo/client';
import { Suspense, useState } from 'react';
import { Skeleton } from '../../../ui';
import { useFullRepair } from './useFullRepair';
import type { RepairAccess } from './useTrackedRepair';
import { isQuoteOpen } from '../../quote';
import { type TrackedRepairViewFragment, useTrackedRepairViewFragment } from '../../repairs.gen';
import { PaymentCard } from '../../../payments';
import { RepairReviews } from '../../../reviews';
import { ApprovedQuote } from './ApprovedQuote';
import { Feedback } from './Feedback';
import { PrivateDetails } from './PrivateDetails';
import { QuoteCard } from './QuoteCard';
import { TrackedRepairCard } from './TrackedRepairCard';
import { RepairDetails } from './RepairDetails';
import { RepairIdPanel } from './RepairIdPanel';
import { Timeline } from './Timeline';
import styles from './TrackedRepair.module.css';
import { VisibilityCard } from './VisibilityCard';

interface TrackedRepairProps {
  repair: FragmentType<TrackedRepairViewFragment>;
  access: RepairAccess;
  justBooked: boolean;
}

/**
 * A repair as whoever holds its id sees it: the id first when it is new, later the status; then what waits for the
 * reader. What more its owner sees and may do, the abilities say.
 */
export function TrackedRepair({ access, justBooked, ...props }: TrackedRepairProps) {
  const repair = useTrackedRepairViewFragment(props.repair);
  const { id, status, abilities, money } = repair;
  const full = useFullRepair(repair);
  // The card stays for a while after the decision, to say what became of it.
  const [quoted, setQuoted] = useState(false);
  if (isQuoteOpen(repair) && !quoted) setQuoted(true);
  const finished = status === 'REPAIRED' || status === 'DELIVERED';
  // Feedback that is there but has not been read yet must not be written over.
  const feedback = abilities.readInFull ? full.record?.customerFeedback : '';
  return (
    <div className={styles.repair}>
      {justBooked && <RepairIdPanel id={id} justBooked />}
      <TrackedRepairCard repair={repair} />
      {quoted && (
        <Suspense>
          <QuoteCard repair={repair} access={access} />
        </Suspense>
      )}
      {money && (money.methods.length > 0 || money.entries.length > 0) && (
        <Suspense>
          <PaymentCard repairId={id} money={money} contactNumber={access.contactNumber} />
        </Suspense>
      )}
      {finished && abilities.writeFeedback && (
        <Suspense>
          {feedback !== undefined ? (
            <Feedback id={id} saved={feedback} />
          ) : (
            full.loading && <Skeleton height="15.5rem" />
          )}
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
          <ApprovedQuote repair={repair} access={access} />
          {abilities.setVisibility && <VisibilityCard repair={repair} />}
        </div>
      </div>
      {finished && (
        <Suspense>
          <RepairReviews repairId={id} />
        </Suspense>
      )}
    </div>
  );
}
