import type { ObjectQuery } from '@mikro-orm/core';
import type { Repair } from '../entity.js';
import { NEVER_OVERDUE } from '../enums.js';

/** Whether the shop is late: it has promised a set, the time has come, and there is still something to do. */

export const isOverdue = ({ promisedDate, status }: Repair, now: Date): boolean =>
  promisedDate !== null && promisedDate < now && !NEVER_OVERDUE.includes(status);

/** The same as a condition. */
export const overdueAt = (now: Date): ObjectQuery<Repair> => ({
  promisedDate: { $lt: now },
  status: { $nin: [...NEVER_OVERDUE] },
});

/** Its opposite, said so that what was never promised belongs to it. */
export const notOverdueAt = (now: Date): ObjectQuery<Repair> => ({
  $or: [{ promisedDate: null }, { promisedDate: { $gte: now } }, { status: { $in: [...NEVER_OVERDUE] } }],
});
