import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../lib/digits';
import { formatMoney } from '../../lib/money';
import { repairStatuses } from '../../repairs';
import type { Tone } from '../../ui';
import { Stars } from '../../ui/Stars';
import { cashUpUrl } from '../../payments/urls';
import { BarRows } from './BarRows';
import { DayChart } from './DayChart';
import { lists, OPEN_STATUSES } from './lists';
import type { WorkshopReportQuery } from './overview.gen';
import { daysOfBar, type Span } from './span';
import styles from './Overview.module.css';

interface ChartsProps {
  report: WorkshopReportQuery['workshopReport'];
  money: WorkshopReportQuery['moneyReport'];
  span: Span;
}

/** The older the group, the warmer its colour. */
const AGE_TONES: readonly Tone[] = ['green', 'teal', 'blue', 'yellow', 'red'];

/** Small charts side by side; every bar of them opens the list behind it. */
export function Charts({ report, money, span }: ChartsProps) {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const rupees = (amount: number) => formatMoney(amount, i18n.locale);

  function age(minDays: number, maxDays: number | null): string {
    const [from, to] = [number(minDays), number(maxDays ?? minDays - 1)];
    return maxDays === null ? t`More than ${to} days` : t`${from} to ${to} days`;
  }

  return (
    <div className={styles.charts}>
      <ChartCard title={t`Repairs by status`} tall>
        <BarRows
          rows={report.repairsByStatus.map(({ status, count }) => {
            const { label, tone, Icon } = repairStatuses[status];
            return {
              key: status,
              label: (
                <>
                  <Icon />
                  {i18n._(label)}
                </>
              ),
              count,
              tone,
              to: lists.repairs({ status }),
            };
          })}
        />
      </ChartCard>
      <ChartCard title={t`New repairs`}>
        <DayChart
          days={report.newPerDay.map(({ day, count }) => ({ day, value: count }))}
          daysOfBar={daysOfBar(span)}
          color="var(--blue-line)"
          format={number}
          nothing={t`No new repairs in these days.`}
          listOf={({ from, to }) => lists.repairs({ from, to })}
        />
      </ChartCard>
      <ChartCard title={t`Income in rupees`}>
        <DayChart
          days={report.income.perDay.map(({ day, amount }) => ({ day, value: amount }))}
          daysOfBar={daysOfBar(span)}
          color="var(--teal-line)"
          format={rupees}
          nothing={t`No income in these days.`}
          listOf={() => lists.delivered()}
        />
      </ChartCard>
      <ChartCard title={t`Received in rupees`}>
        <DayChart
          days={money.received.perDay.map(({ day, amount }) => ({ day, value: amount }))}
          daysOfBar={daysOfBar(span)}
          color="var(--green-line)"
          format={rupees}
          nothing={t`Nothing was received in these days.`}
          listOf={({ to }) => cashUpUrl(to)}
        />
      </ChartCard>
      <ChartCard title={t`Open by days since delivery`}>
        <BarRows
          rows={money.open.ageing.map(({ minDays, maxDays, amount }, index) => ({
            key: String(minDays),
            label: age(minDays, maxDays),
            count: amount,
            tone: AGE_TONES[index] ?? 'red',
            to: lists.delivered(),
          }))}
          format={rupees}
        />
      </ChartCard>
      <ChartCard title={t`Age of open repairs`}>
        <BarRows
          rows={report.ageing.map(({ minDays, maxDays, from, to, count }, index) => ({
            key: String(minDays),
            label: age(minDays, maxDays),
            count,
            tone: AGE_TONES[index] ?? 'red',
            to: lists.repairs({ status: OPEN_STATUSES.join(','), ...(from && { from }), to }),
          }))}
        />
      </ChartCard>
      <ChartCard title={t`New reviews by stars`}>
        <BarRows
          rows={report.reviews.perRating.map(({ rating, count }) => ({
            key: String(rating),
            label: <Stars value={rating} size={16} />,
            count,
            tone: 'yellow',
            to: lists.reviews({ rating: String(rating) }),
          }))}
        />
      </ChartCard>
    </div>
  );
}

function ChartCard({ title, tall, children }: { title: string; tall?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.chart} data-tall={tall || undefined} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
