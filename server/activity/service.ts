import type { Ctx } from '../platform/context.js';
import type { CountedItems, OffsetPage } from '../platform/pagination.js';
import { authorize } from '../platform/policy.js';
import { readTablePage, readTableSlice, type TablePage } from '../platform/table/table.js';
import type { ActivityLog } from './entity.js';
import { canRead } from './policy.js';
import { activitySubscribers } from './subscribers.js';
import { activityTable } from './table.js';

/** Throws for whoever may not read the log. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export const authorizeReading = (ctx: Ctx): void => authorize(ctx.actor, canRead(ctx.actor));

/**
 * The activity log in numbered pages (back-office §2).
 * @param args see activityTable
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function tableOfActivity(ctx: Ctx, args: unknown): Promise<TablePage<ActivityLog>> {
  authorizeReading(ctx);
  return readTablePage(ctx, activityTable, args);
}

/** The same for REST. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function pageActivity(
  ctx: Ctx,
  query: OffsetPage & ReturnType<typeof activityTable.schema.parse>,
): Promise<CountedItems<ActivityLog>> {
  authorizeReading(ctx);
  return readTableSlice(ctx, activityTable, query);
}

/**
 * The types that lines of the log can have, by name: those that the listeners know of, so that a filter can offer them
 * without a look at the whole log.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export function activityActionTypes(ctx: Ctx): string[] {
  authorizeReading(ctx);
  return [...new Set(activitySubscribers.map(({ actionType }) => actionType))].toSorted();
}
