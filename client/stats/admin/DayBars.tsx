import { useLingui } from '@lingui/react';
import { memo, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Bar as Bars, BarChart, CartesianGrid, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import { afterPaint } from '../../lib/afterPaint';
import { formatNumber } from '../../lib/digits';
import { type Bar, formatBar, formatShortDay } from './figures';
import styles from './DayChart.module.css';

interface DayBarsProps {
  bars: readonly Bar[];
  color: string;
  format: (value: number) => string;
  listOf: (bar: Bar) => string;
  animated: boolean;
}

/** The drawing, as wide as the place it is in. The whole column over a day opens its list, since a bar can be low. */
export function DayBars({ listOf, ...picture }: DayBarsProps) {
  const navigate = useNavigate();
  const open = useCallback((bar: Bar) => void afterPaint(() => void navigate(listOf(bar))), [navigate, listOf]);
  return <Picture {...picture} onOpen={open} />;
}

interface PictureProps extends Omit<DayBarsProps, 'listOf'> {
  onOpen: (bar: Bar) => void;
}

/** Apart, since what can navigate is drawn at every change of the address, and other data, were they the same, move the bars anew. */
const Picture = memo(function Picture({ bars, color, format, animated, onOpen }: PictureProps) {
  const { i18n } = useLingui();

  function open(index: unknown): void {
    const bar = index === undefined || index === null ? undefined : bars[Number(index)];
    if (bar) onOpen(bar);
  }

  const tick = { fill: 'currentColor', fontSize: 12 };
  return (
    <BarChart
      responsive
      data={[...bars]}
      style={{ width: '100%', height: '100%' }}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="15%"
      // its list is what the keyboard and ears get
      accessibilityLayer={false}
      onClick={({ activeTooltipIndex }) => open(activeTooltipIndex)}
    >
      <CartesianGrid vertical={false} stroke="var(--border)" />
      <XAxis
        dataKey="to"
        tickFormatter={(day: string) => formatShortDay(day, i18n.locale)}
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: 'var(--border-strong)' }}
        minTickGap={24}
        height={24}
      />
      <YAxis
        width="auto"
        allowDecimals={false}
        tickCount={4}
        tickFormatter={(value: number) => formatNumber(value, i18n.locale)}
        tick={tick}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        cursor={{ fill: 'var(--primary-soft)' }}
        isAnimationActive={false}
        content={<DayTip format={format} />}
      />
      <Bars dataKey="value" fill={color} radius={[3, 3, 0, 0]} maxBarSize={28} isAnimationActive={animated} />
    </BarChart>
  );
});

/** What is beside the pointer; the chart hands it the bar. */
function DayTip({ format, payload }: Pick<DayBarsProps, 'format'> & Partial<Pick<TooltipContentProps, 'payload'>>) {
  const { i18n } = useLingui();
  const bar = payload?.[0]?.payload as Bar | undefined;
  return bar ? (
    <div className={styles.tip}>
      {formatBar(bar, i18n.locale)}
      <strong>{format(bar.value)}</strong>
    </div>
  ) : null;
}
