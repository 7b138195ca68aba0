import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '../../../lib/dates';
import { formatNumber } from '../../../lib/digits';
import { Link } from '../../../lib/router/Link';
import { classes, DateTime } from '../../../ui';
import { repairRecordUrl } from '../../urls';
import { repairListUrl } from '../urls';
import { dayOf, noonOf, weekdayOf } from './days';
import type { Pickup } from './Pickups';
import styles from './Today.module.css';
import type { TodayQuery } from './today.gen';

interface WeekProps {
  week: TodayQuery['workshopToday']['week'];
  pickups: readonly Pickup[];
}

/** The pickups of seven days, a column for each, by time; on a phone the days are below one another. */
export function Week({ week, pickups }: WeekProps) {
  const { t, i18n } = useLingui();
  const ofDay = Map.groupBy(pickups, ({ repair }) => dayOf(repair.preferredPickupTime));
  return (
    <section className={styles.panel} aria-label={t`Pickups of the week`}>
      <h3 className={styles.head}>
        <span className={styles.headText}>
          <Trans>Pickups of the week</Trans>
        </span>
      </h3>
      <ol className={styles.week}>
        {week.map(({ day, count }) => (
          <li key={day} className={classes(styles.day, count === 0 && styles.empty)}>
            <Link
              to={repairListUrl({
                status: 'REQUESTED',
                pickupFrom: day,
                pickupTo: day,
                sort: 'PICKUP_TIME',
                direction: 'ASC',
              })}
              className={styles.dayHead}
            >
              <span className={styles.weekday}>{i18n._(weekdayOf(day))}</span>{' '}
              <span className={styles.date}>
                <DateTime value={noonOf(day)} show="date" />
              </span>{' '}
              <strong>{formatNumber(count, i18n.locale)}</strong>
            </Link>
            <ul className={styles.slots}>
              {(ofDay.get(day) ?? []).map(({ area, repair }) => (
                <li key={repair.id}>
                  <Link to={repairRecordUrl(repair.id)} className={styles.slot}>
                    <span className={styles.hour}>{formatTime(repair.preferredPickupTime, i18n.locale)}</span>{' '}
                    <span className={styles.name}>{repair.userName}</span> <span className={styles.about}>{area}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
