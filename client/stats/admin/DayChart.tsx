import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { laterPart } from '../../lib/laterPart';
import { Link } from '../../lib/router/Link';
import { useReducedMotion } from '../../ui/useReducedMotion';
import { type Bar, type DayValue, formatBar, inBars } from './figures';
import styles from './DayChart.module.css';

/** The drawing brings a library along; the figures do not wait for it. Without the picture, its list says the same. */
const DayBars = laterPart(async () => (await import('./DayBars')).DayBars);

interface DayChartProps {
  days: readonly DayValue[];
  /** How many days a bar stands for. */
  daysOfBar: number;
  color: string;
  format: (value: number) => string;
  /** What is said where no day has anything. */
  nothing: ReactNode;
  /** The list behind a bar. */
  listOf: (bar: Bar) => string;
}

/** Bars along the calendar, and the same as a list of links for whoever cannot see or hit them. */
export function DayChart({ days, daysOfBar, color, format, nothing, listOf }: DayChartProps) {
  const { t, i18n } = useLingui();
  const still = useReducedMotion();
  const bars = inBars(days, daysOfBar);
  const shown = bars.filter(({ value }) => value > 0);
  if (shown.length === 0) return <p className={styles.nothing}>{nothing}</p>;
  const highest = shown.reduce((best, bar) => (bar.value > best.value ? bar : best));
  const [most, when] = [format(highest.value), formatBar(highest, i18n.locale)];
  return (
    <div>
      <div className={styles.picture} role="img" aria-label={t`Bar chart. The most: ${most}, ${when}.`}>
        <DayBars bars={bars} color={color} format={format} listOf={listOf} animated={!still} />
      </div>
      <details className={styles.list}>
        <summary>
          <Trans>As a list</Trans>
        </summary>
        <ul>
          {shown.toReversed().map((bar) => (
            <li key={bar.from}>
              <Link to={listOf(bar)}>{formatBar(bar, i18n.locale)}</Link> <strong>{format(bar.value)}</strong>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
