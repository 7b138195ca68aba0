import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '../../../lib/dates';
import { formatNumber } from '../../../lib/digits';
import { Link } from '../../../lib/router/Link';
import { classes, DateTime } from '../../../ui';
import { repairRecordUrl } from '../../urls';
import styles from './Today.module.css';
import type { TodayRepairFragment, WaitingForFragment } from './today.gen';

interface WaitingItem {
  to: string;
  name: string;
  about: string;
  since: string;
}

interface WaitingProps {
  title: string;
  /** The list with all of them. */
  to: string;
  count: number;
  /** Those that have waited longest. */
  items: readonly WaitingItem[];
  /** The hour instead of how long it has been. */
  show?: 'time';
  /** Red as soon as there is one. */
  urgent?: boolean;
}

/** What waits for one thing: how many there are, and the first of them. */
export function Waiting({ title, to, count, items, show, urgent = false }: WaitingProps) {
  const { i18n } = useLingui();
  return (
    <section className={styles.panel} aria-label={title}>
      <PanelHead title={title} to={to} count={count} urgent={urgent} />
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map(({ to: record, name, about, since }) => (
            <li key={record}>
              <Link to={record} className={styles.row}>
                <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>{' '}
                <span className={styles.when}>
                  {show ? formatTime(since, i18n.locale) : <DateTime value={since} show="relative" />}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The heading of a panel, which opens the list behind it. */
export function PanelHead({
  title,
  to,
  count,
  urgent = false,
}: Pick<WaitingProps, 'title' | 'to' | 'count' | 'urgent'>) {
  const { i18n } = useLingui();
  return (
    <h3 className={styles.head}>
      <Link
        to={to}
        className={classes(styles.headLink, urgent && count > 0 && styles.urgent, count === 0 && styles.none)}
      >
        <span>{title}</span> <strong>{count === 0 ? <Trans>None</Trans> : formatNumber(count, i18n.locale)}</strong>
      </Link>
    </h3>
  );
}

/** The set in a few words. */
export const setOf = ({ brand, model }: Pick<TodayRepairFragment, 'brand' | 'model'>): string =>
  [brand, model].filter(Boolean).join(' ');

/** Repairs as lines of a panel. */
export const waitingRepairs = ({ longest }: WaitingForFragment): WaitingItem[] =>
  longest.map(({ since, repair }) => ({
    to: repairRecordUrl(repair.id),
    name: repair.userName,
    about: setOf(repair),
    since,
  }));
