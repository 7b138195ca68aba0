import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../../lib/router/Link';
import { Skeleton } from '../../../ui';
import { useFullRepair } from './useFullRepair';
import type { RepairAccess } from './useTrackedRepair';
import { isQuoteOpen } from '../../quote';
import { type TrackedRepairViewFragment, useTrackedRepairViewFragment } from '../../repairs.gen';
import { repairRecordUrl } from '../../urls';
import { PaymentCard } from '../../../payments';
import { RepairReviews } from '../../../reviews';
import { Feedback } from './Feedback';
import { PrivateDetails } from './PrivateDetails';
// What the server draws of a quote looks as it should before its code is here.
import './QuoteCard.module.css';
import './QuoteLines.module.css';
import { TrackedRepairCard } from './TrackedRepairCard';
import { RepairDetails } from './RepairDetails';
import { RepairIdPanel } from './RepairIdPanel';
import { StateOfSet } from './StateOfSet';
import { Timeline } from './Timeline';
import styles from './TrackedRepair.module.css';
import { VisibilityCard } from './VisibilityCard';

/** Most records that are looked at have no quote to decide or to read. */
const loadQuotes = () => import('./quotes');
const QuoteCard = lazy(async () => ({ default: (await loadQuotes()).QuoteCard }));
const ApprovedQuote = lazy(async () => ({ default: (await loadQuotes()).ApprovedQuote }));
const CoverageCard = lazy(async () => ({ default: (await loadQuotes()).CoverageCard }));

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
  const { id, status, approvedCost, coverage, abilities, money } = repair;
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
      {abilities.manage && (
        <p>
          <Link to={repairRecordUrl(id)}>
            <Trans>Open in the workspace</Trans>
          </Link>
        </p>
      )}
      <TrackedRepairCard repair={repair} />
      {quoted && (
        <Suspense fallback={<Skeleton height="20rem" />}>
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
          {approvedCost !== null && (
            <Suspense fallback={<Skeleton height="12rem" />}>
              <ApprovedQuote repair={repair} access={access} />
            </Suspense>
          )}
          {coverage.length > 0 && (
            <Suspense fallback={<Skeleton height="8rem" />}>
              <CoverageCard lines={coverage} />
            </Suspense>
          )}
          {abilities.setVisibility && <VisibilityCard repair={repair} />}
        </div>
      </div>
      <StateOfSet repair={repair} access={access} />
      {finished && (
        <Suspense>
          <RepairReviews repairId={id} />
        </Suspense>
      )}
    </div>
  );
}
