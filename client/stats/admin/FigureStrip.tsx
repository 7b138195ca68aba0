import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { Link } from '../../lib/router/Link';
import { type RepairStatus, repairStatuses } from '../../repairs';
import { classes } from '../../ui';
import styles from './FigureStrip.module.css';
import { lists, OPEN_STATUSES } from './lists';
import { DEFAULT_SPAN } from './span';
import { useFigureStripQuery } from './strip.gen';

/** How often it looks for what others have changed; what is changed here shows at once. */
const POLL_MS = 60_000;

/** Five figures of the work at hand, each of which opens its list. They are above every tab, one thin line high. */
export function FigureStrip() {
  const { t, i18n } = useLingui();
  const { data, previousData } = useFigureStripQuery({
    variables: { days: DEFAULT_SPAN },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const report = (data ?? previousData)?.workshopReport;
  const countOf = (...statuses: readonly RepairStatus[]) =>
    report?.repairsByStatus.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0);
  const figures = [
    {
      label: t`Open repairs`,
      count: countOf(...OPEN_STATUSES),
      to: lists.repairs({ status: OPEN_STATUSES.join(',') }),
    },
    { label: t`Overdue`, count: report?.overdue, to: lists.repairs({ overdue: 'true' }), urgent: true },
    ...(['REQUESTED', 'DIAGNOSED', 'REPAIRED'] as const).map((status) => ({
      label: i18n._(repairStatuses[status].label),
      count: countOf(status),
      to: lists.repairs({ status }),
      urgent: false,
    })),
  ];
  return (
    <nav aria-label={t`Figures`} className={styles.strip}>
      <ul>
        {figures.map(({ label, count, to, urgent }) => (
          <li key={to}>
            <Link to={to} className={classes(styles.figure, urgent && Boolean(count) && styles.urgent)}>
              {label} <strong>{count === undefined ? '–' : formatNumber(count, i18n.locale)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
