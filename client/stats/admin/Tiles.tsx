import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { formatMoney } from '../../lib/money';
import { formatAverage } from '../../lib/rating';
import { type Change, changeOf, formatShare, inHoursOrDays } from './figures';
import { lists, OPEN_STATUSES } from './lists';
import type { WorkshopReportQuery } from './overview.gen';
import { cashUpUrl } from '../../payments/urls';
import { Tile } from './Tile';
import styles from './Tile.module.css';

interface TilesProps {
  report: WorkshopReportQuery['workshopReport'];
  money: WorkshopReportQuery['moneyReport'];
}

/** The figures first: what waits now, and how the span went beside the one before it. */
export function Tiles({ report, money: { received, open: stillOpen } }: TilesProps) {
  const { t, i18n } = useLingui();
  const { ageing, overdue, turnaround, quotes, income, reviews } = report;
  const number = (value: number) => formatNumber(value, i18n.locale);
  const none = '–';

  const open = ageing.reduce((sum, { count }) => sum + count, 0);
  const oldest = ageing.at(-1)!;
  const [oldCount, oldDays] = [number(oldest.count), number(oldest.minDays - 1)];
  const delivered = number(turnaround.deliveredCount);
  const [approved, decided] = [number(quotes.approved), number(quotes.approved + quotes.rejected)];
  const pending = number(quotes.pending);
  const withoutCost = number(income.withoutCost);
  const reviewCount = number(reviews.count);

  function duration(hours: number): string {
    const { unit, amount } = inHoursOrDays(hours);
    const count = number(amount);
    return unit === 'hours' ? t`${count} h` : t`${count} days`;
  }

  const speed = changeOf(turnaround.medianHours, turnaround.previousMedianHours);
  function speedText({ percent, direction }: Change): string {
    const share = number(percent);
    if (direction === 'same') return t`As fast as before`;
    return direction === 'down' ? t`${share}% faster than before` : t`${share}% slower than before`;
  }

  const growth = changeOf(income.total, income.previousTotal);
  function growthText({ percent, direction }: Change): string {
    const share = number(percent);
    if (direction === 'same') return t`As much as before`;
    return direction === 'up' ? t`${share}% more than before` : t`${share}% less than before`;
  }

  const taken = changeOf(received.total, received.previousTotal);
  const inWorkshop = formatMoney(stillOpen.inWorkshop, i18n.locale);

  return (
    <ul className={styles.tiles}>
      <Tile
        label={t`Open repairs`}
        value={number(open)}
        detail={t`${oldCount} older than ${oldDays} days`}
        to={lists.repairs({ status: OPEN_STATUSES.join(',') })}
      />
      <Tile
        label={t`Overdue`}
        value={number(overdue)}
        detail={overdue > 0 ? t`Past the promised date` : t`Nothing is late`}
        to={lists.repairs({ overdue: 'true' })}
        mood={overdue > 0 ? 'bad' : undefined}
      />
      <Tile
        label={t`Median turnaround`}
        value={turnaround.medianHours === null ? none : duration(turnaround.medianHours)}
        detail={speed ? speedText(speed) : t`${delivered} delivered`}
        to={lists.delivered()}
        mood={moodOf(speed, 'down')}
      />
      <Tile
        label={t`Quotes accepted`}
        value={quotes.acceptanceRate === null ? none : formatShare(quotes.acceptanceRate, i18n.locale)}
        detail={t`${approved} of ${decided} decided, ${pending} waiting`}
        to={lists.repairs({ status: 'DIAGNOSED' })}
      />
      <Tile
        label={t`Income`}
        value={formatMoney(income.total, i18n.locale)}
        detail={
          income.withoutCost > 0
            ? t`${withoutCost} delivered without a cost`
            : growth
              ? growthText(growth)
              : t`${delivered} delivered`
        }
        to={lists.delivered()}
        mood={income.withoutCost > 0 ? 'bad' : moodOf(growth, 'up')}
      />
      <Tile
        label={t`Money received`}
        value={formatMoney(received.total, i18n.locale)}
        detail={taken ? growthText(taken) : t`After refunds`}
        to={cashUpUrl()}
        mood={moodOf(taken, 'up')}
      />
      <Tile
        label={t`Open after delivery`}
        value={formatMoney(stillOpen.total, i18n.locale)}
        detail={t`${inWorkshop} due in the workshop`}
        to={lists.delivered()}
        mood={stillOpen.total > 0 ? 'bad' : undefined}
      />
      <Tile
        label={t`Reviews`}
        value={reviews.average === null ? none : formatAverage(reviews.average, i18n.locale)}
        detail={t`${reviewCount} new`}
        to={lists.reviews()}
      />
    </ul>
  );
}

function moodOf(change: Change | null, good: 'up' | 'down'): 'good' | 'bad' | undefined {
  if (!change || change.direction === 'same') return undefined;
  return change.direction === good ? 'good' : 'bad';
}
