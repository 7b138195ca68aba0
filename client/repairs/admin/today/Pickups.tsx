import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { telephoneUrl } from '../../../lib/contactLinks';
import { formatTime } from '../../../lib/dates';
import { formatNumber } from '../../../lib/digits';
import { Link } from '../../../lib/router/Link';
import { classes, DateTime } from '../../../ui';
import { repairRecordUrl } from '../../urls';
import { repairListUrl } from '../urls';
import { dayBefore, dayOf } from './days';
import styles from './Today.module.css';
import type { TodayQuery, WaitingForFragment } from './today.gen';
import { PanelHead, setOf } from './Waiting';

export type Pickup = TodayQuery['workshopToday']['pickups'][number];

interface PickupsProps {
  day: string;
  pickups: readonly Pickup[];
  missed: WaitingForFragment;
}

/** What is to be fetched today, by the hour and the part of town; before it, what was not fetched on its day. */
export function Pickups({ day, pickups, missed }: PickupsProps) {
  const { t, i18n } = useLingui();
  const [area, setArea] = useState<string | null>(null);
  const [now] = useState(() => new Date().toISOString());
  const today = pickups.filter(({ repair }) => dayOf(repair.preferredPickupTime) === day);
  const areas = Map.groupBy(today, (pickup) => pickup.area);
  // the last of an area may have been fetched meanwhile
  const chosen = area !== null && areas.has(area) ? area : null;
  const shown = chosen === null ? today : areas.get(chosen)!;
  const list = repairListUrl({
    status: 'REQUESTED',
    pickupFrom: day,
    pickupTo: day,
    sort: 'PICKUP_TIME',
    direction: 'ASC',
  });
  return (
    <section className={styles.panel} aria-label={t`Pickups today`}>
      <PanelHead title={t`Pickups today`} to={list} count={today.length} />
      {areas.size > 1 && (
        <div className={styles.areas} role="group" aria-label={t`Part of town`}>
          {[...areas].map(([name, { length }]) => (
            <button
              key={name}
              type="button"
              className={styles.area}
              aria-pressed={name === chosen}
              onClick={() => setArea(name === chosen ? null : name)}
            >
              {name} <strong>{formatNumber(length, i18n.locale)}</strong>
            </button>
          ))}
        </div>
      )}
      <ul className={styles.rows}>
        {shown.map(({ area: place, repair }) => (
          <li key={repair.id} className={styles.pickup}>
            <Link to={repairRecordUrl(repair.id)} className={styles.row}>
              <span className={classes(styles.hour, repair.preferredPickupTime < now && styles.over)}>
                {formatTime(repair.preferredPickupTime, i18n.locale)}
              </span>{' '}
              <span className={styles.name}>{repair.userName}</span>{' '}
              <span className={styles.about}>
                {place} · {setOf(repair)}
              </span>
            </Link>
            <a className={styles.call} href={telephoneUrl(repair.contactNumber)}>
              {repair.contactNumber}
            </a>
          </li>
        ))}
      </ul>
      {today.length === 0 && (
        <p className={styles.nothing}>
          <Trans>Nothing is to be fetched today.</Trans>
        </p>
      )}
      {missed.count > 0 && (
        <>
          <PanelHead
            title={t`Not fetched on their day`}
            to={repairListUrl({
              status: 'REQUESTED',
              pickupTo: dayBefore(day),
              sort: 'PICKUP_TIME',
              direction: 'ASC',
            })}
            count={missed.count}
            urgent
          />
          <ul className={styles.rows}>
            {missed.longest.map(({ since, repair }) => (
              <li key={repair.id}>
                <Link to={repairRecordUrl(repair.id)} className={styles.row}>
                  <span className={styles.name}>{repair.userName}</span>{' '}
                  <span className={styles.about}>{setOf(repair)}</span>{' '}
                  <span className={styles.when}>
                    <DateTime value={since} show="date" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
