import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../graphql/useAnswer';
import { EmptyState, ErrorState, LinkButton } from '../../ui';
import { Charts } from './Charts';
import { lists } from './lists';
import { OverviewSkeleton } from './OverviewSkeleton';
import { useWorkshopReportQuery, type WorkshopReportQuery } from './overview.gen';
import { readSpan } from './span';
import { SpanSwitch } from './SpanSwitch';
import { Tiles } from './Tiles';
import styles from './Overview.module.css';

/** How the workshop is doing: figures, then charts, each of which opens the list behind it. The span is in the address. */
export function Overview() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const span = readSpan(params);
  const query = useWorkshopReportQuery({ variables: { days: span }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const report = answer?.workshopReport;
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
        <Trans>Figures appear here once the first repair is booked.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={styles.overview} aria-busy={query.data === undefined}>
      <SpanSwitch span={span} />
      <Tiles report={report} money={answer.moneyReport} />
      <Charts report={report} money={answer.moneyReport} span={span} />
    </div>
  );
}

const isEmpty = ({ repairsByStatus, reviews }: WorkshopReportQuery['workshopReport']) =>
  reviews.count === 0 && repairsByStatus.every(({ count }) => count === 0);
