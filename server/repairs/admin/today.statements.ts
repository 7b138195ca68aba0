import type { Ctx } from '../../core/context.js';
import { KATHMANDU } from '../../core/fields/moment.js';
import { DECIDABLE_STATUSES, NEVER_OVERDUE, RepairStatus } from '../enums.js';

/** What the database finds for the day's work: one statement each. */

/** The moments that a day is made of. */
export interface Day {
  now: Date;
  start: Date;
  end: Date;
}

/** What waits in the workshop, by why. */
export type Waiting = 'missed' | 'promised' | 'late' | 'approval' | 'ready' | 'notificationPending';

const listed = (statuses: readonly RepairStatus[]) => statuses.map((status) => `'${status}'`).join(', ');

const UNDONE = `status not in (${listed(NEVER_OVERDUE)})`;

interface Part {
  /** Since when, or for when. */
  since: string;
  where: string;
  params: (day: Day) => Date[];
}

const PARTS: Record<Waiting, Part> = {
  missed: {
    since: 'preferred_pickup_time',
    where: `status = '${RepairStatus.REQUESTED}' and preferred_pickup_time < ?`,
    params: ({ start }) => [start],
  },
  promised: {
    since: 'promised_date',
    where: `promised_date >= ? and promised_date < ? and ${UNDONE}`,
    params: ({ start, end }) => [start, end],
  },
  late: { since: 'promised_date', where: `promised_date < ? and ${UNDONE}`, params: ({ now }) => [now] },
  approval: {
    since: `(select offered_at from quote where quote.repair_id = repair.id and quote.version = repair.offered_version)`,
    where: `offered_version is not null and status in (${listed(DECIDABLE_STATUSES)})`,
    params: () => [],
  },
  ready: { since: 'last_update_date', where: `status = '${RepairStatus.REPAIRED}'`, params: () => [] },
  notificationPending: {
    since: 'notification_pending_since',
    where: 'notification_pending_since is not null',
    params: () => [],
  },
};

interface WaitingRow {
  part: Waiting;
  id: string;
  since: Date | string;
  /** Of all that wait for this. */
  count: number;
}

/** Of each kind how many there are, and those that have waited longest. @param limit how many of each */
export function findWaiting(ctx: Ctx, day: Day, limit: number): Promise<WaitingRow[]> {
  const parts = Object.entries(PARTS).map(
    ([part, { since, where }]) =>
      `(select '${part}' as part, id, ${since} as since, (count(*) over ())::int as count
        from repair where deleted_at is null and ${where} order by 3, 2 limit ${limit})`,
  );
  return ctx.em.execute(
    parts.join(' union all '),
    Object.values(PARTS).flatMap(({ params }) => params(day)),
  );
}

/** How many are to be fetched on each day; days without one are left out. */
export function countPickups(ctx: Ctx, from: Date, to: Date): Promise<{ day: string; count: number }[]> {
  return ctx.em.execute(
    `select to_char(preferred_pickup_time at time zone '${KATHMANDU}', 'YYYY-MM-DD') as day, count(*)::int as count
     from repair where deleted_at is null and status = '${RepairStatus.REQUESTED}'
       and preferred_pickup_time >= ? and preferred_pickup_time < ? group by 1`,
    [from, to],
  );
}
