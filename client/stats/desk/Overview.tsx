import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../graphql/useAnswer';
import { EmptyState, ErrorState, LinkButton, VisuallyHidden } from '../../ui';
import { Charts } from './Charts';
import { listsBehind } from './lists';
import { OverviewSkeleton } from './OverviewSkeleton';
import { useWorkshopReportQuery, type WorkshopReportQuery } from './overview.gen';
import { readSpan, type Span } from './span';
import { SpanSwitch } from './SpanSwitch';
import { Tiles } from './Tiles';
import styles from './Overview.module.css';

/** How the workshop is doing: figures, then charts, each of which opens the list behind it. The span stands in the address. */
export function Overview() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const span = readSpan(params);
  const query = useWorkshopReportQuery({ variables: { days: span }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const end = useListInSight();
  const report = answer?.workshopReport;
  const lists = listsBehind(span);
  if (failure) {
    const { message } = failure;
    return <ErrorState {...failure} message={t`Failed to load admin data: ${message}`} />;
  }
  if (!report) return <OverviewSkeleton />;
  if (isEmpty(report)) {
    return (
      <EmptyState
        title={<Trans>No repairs yet.</Trans>}
        action={
          <LinkButton to={lists.repairs({ edit: 'new' })} variant="secondary">
            <Trans>Add New Repair</Trans>
          </LinkButton>
        }
      >
        <Trans>As soon as the first set is booked in, its figures stand here.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={styles.overview} aria-busy={query.data === undefined}>
      <Figures report={report} span={span} />
      <p ref={end} tabIndex={-1} className={styles.end}>
        <VisuallyHidden>
          <Trans>End of the overview. The list follows.</Trans>
        </VisuallyHidden>
      </p>
    </div>
  );
}

/** Drawn anew only with other figures: the address changes with every press in the list below, and charts are slow to draw. */
const Figures = memo(function Figures({ report, span }: { report: WorkshopReportQuery['workshopReport']; span: Span }) {
  const lists = listsBehind(span);
  return (
    <>
      <SpanSwitch span={span} />
      <Tiles report={report} lists={lists} />
      <Charts report={report} span={span} lists={lists} />
    </>
  );
});

const isEmpty = ({ repairsByStatus, reviews }: WorkshopReportQuery['workshopReport']) =>
  reviews.count === 0 && repairsByStatus.every(({ count }) => count === 0);

/**
 * The list behind a figure opens below the overview, on a phone far below. Following a figure brings it into sight and the keyboard
 * to it, by way of what the figure leaves in the history.
 * @returns for the last element above the list
 */
function useListInSight() {
  const end = useRef<HTMLParagraphElement>(null);
  const { key, state } = useLocation();
  // What stood in the history when the overview came up was followed before.
  const [first] = useState(key);
  const followed = key !== first && (state as { toList?: boolean } | null)?.toList ? key : null;
  useEffect(() => {
    if (followed === null) return;
    // after the layout has given the focus to the new page as a whole
    queueMicrotask(() => {
      end.current?.scrollIntoView({ block: 'start' });
      end.current?.focus({ preventScroll: true });
    });
  }, [followed]);
  return end;
}
