import { type EntityClass, type FilterQuery, LockMode } from '@mikro-orm/core';
import type { Ctx } from '../context.js';
import type { DomainEvent } from '../domainEvent.js';
import { emit, transaction } from '../events.js';

/** What is deleted but can be restored: its entity has a filter `notDeleted`, which is on unless told otherwise. */
export interface Binned {
  /** Null where it is not in the bin. */
  deletedAt: Date | null;
}

/** The deleted ones, too: for whoever restores, and for lists that say themselves whether they show them. */
export const DELETED_TOO = { notDeleted: false };

/** Said by those who read without the filter. */
export const NOT_DELETED = { deletedAt: null } as const;

/** For a table of things that can be restored: those in the bin, or those that are not. */
export const inBin = (deleted: boolean | null | undefined) => (deleted ? { deletedAt: { $ne: null } } : NOT_DELETED);

/** Deletes a locked thing so that it can be restored. @param event what is told of it */
export function moveToBin(ctx: Ctx, thing: Binned, event: DomainEvent): void {
  thing.deletedAt = ctx.clock();
  emit(ctx, event);
}

/** Restores a locked thing; of one that is not in the bin nothing changes. @param event what is told of it */
export function takeFromBin(ctx: Ctx, thing: Binned, event: DomainEvent): void {
  if (thing.deletedAt === null) return;
  thing.deletedAt = null;
  emit(ctx, event);
}

/** How long what people have written can be restored; then it is gone. */
export const DAYS_IN_BIN = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

/** Housekeeping: deletes for good what has been in the bin for its time. */
export const emptyBin =
  <T extends Binned & { id: string }>(entity: EntityClass<T>) =>
  async (ctx: Ctx): Promise<void> => {
    const before = new Date(ctx.clock().getTime() - DAYS_IN_BIN * DAY_MS);
    const old = { deletedAt: { $lt: before } } as unknown as FilterQuery<T>;
    let removed: number;
    do {
      // as entities, so that their files are known to be needed no longer; rows that another process has locked are left to it
      // oxlint-disable-next-line no-await-in-loop -- some at a time
      removed = await transaction(ctx, async () => {
        const things = await ctx.em.find(entity, old, {
          filters: DELETED_TOO,
          limit: AT_ONCE,
          lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
          refresh: true,
        });
        for (const thing of things) ctx.em.remove(thing);
        return things.length;
      });
    } while (removed === AT_ONCE);
  };
