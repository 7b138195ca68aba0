import type { Ctx } from '../../core/context.js';
import { dayAgo, startOfDayAgo } from '../../core/fields/moment.js';
import { authorize } from '../../core/policy.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { canManage } from '../policy.js';
import { areaOf } from '../record/area.js';
import { countPickups, findWaiting, type Waiting } from './today.statements.js';
import type { WaitingRepairs, WorkshopToday } from './views.js';

/** Of each kind that waits, so many are named; the list behind the count has the others. */
export const MAX_WAITING = 5;
export const WEEK = 7;
/** More than a van fetches in a week. */
export const MAX_PICKUPS = 200;

/**
 * The day's work as it stands: what is to be fetched today and in the six days after it, and what waits for whom since when.
 * Days are Kathmandu's.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function workshopToday(ctx: Ctx): Promise<WorkshopToday> {
  authorize(ctx.actor, canManage(ctx.actor));
  const now = ctx.clock();
  const [start, end, weekEnd] = [0, -1, -WEEK].map((days) => startOfDayAgo(days, now)) as [Date, Date, Date];
  const waiting = await findWaiting(ctx, { now, start, end }, MAX_WAITING);
  const perDay = new Map((await countPickups(ctx, start, weekEnd)).map(({ day, count }) => [day, count]));
  const pickups = await ctx.em.find(
    Repair,
    { status: RepairStatus.REQUESTED, preferredPickupTime: { $gte: start, $lt: weekEnd } },
    { orderBy: { preferredPickupTime: 'asc', id: 'asc' }, limit: MAX_PICKUPS },
  );
  const ids = [...new Set(waiting.map(({ id }) => id))];
  const found = ids.length === 0 ? [] : await ctx.em.find(Repair, { id: { $in: ids } });
  const repairs = new Map(found.map((repair) => [repair.id, repair]));

  function part(name: Waiting): WaitingRepairs {
    const rows = waiting.filter((row) => row.part === name);
    return {
      count: rows[0]?.count ?? 0,
      longest: rows.flatMap(({ id, since }) => {
        const repair = repairs.get(id);
        return repair ? [{ repair, since: new Date(since) }] : [];
      }),
    };
  }

  return {
    day: dayAgo(0, now),
    week: Array.from({ length: WEEK }, (_, index) => {
      const day = dayAgo(-index, now);
      return { day, count: perDay.get(day) ?? 0 };
    }),
    pickups: pickups.map((repair) => ({ repair, area: areaOf(repair.pickupAddress) })),
    missed: part('missed'),
    promised: part('promised'),
    late: part('late'),
    approval: part('approval'),
    ready: part('ready'),
    notificationPending: part('notificationPending'),
  };
}
