import type { CSSProperties, ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import { formatNumber } from '../../lib/digits';
import { Link } from '../../lib/router/Link';
import type { Tone } from '../../ui';
import { toneStyle } from '../../repairs';
import styles from './BarRows.module.css';

export interface BarRow {
  key: string;
  label: ReactNode;
  count: number;
  tone: Tone;
  /** The list behind the bar. */
  to: string;
}

interface BarRowsProps {
  rows: readonly BarRow[];
  /** Writes what is no count. */
  format?: (count: number) => string;
}

/** Bars that lie, each under its words and as long as its share of the longest: a list of links, so ears need no other one. */
export function BarRows({ rows, format }: BarRowsProps) {
  const { i18n } = useLingui();
  const longest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, label, count, tone, to }) => (
        <li key={key}>
          <Link to={to} className={styles.row}>
            <span className={styles.label}>{label}</span>{' '}
            <strong>{format ? format(count) : formatNumber(count, i18n.locale)}</strong>
            <span
              className={styles.track}
              style={{ ...toneStyle(tone), '--share': count / longest } as CSSProperties}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
