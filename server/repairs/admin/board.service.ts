import type { FilterObject, ObjectQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type { Ctx } from '../../core/context.js';
import { optionalText } from '../../core/fields/text.js';
import { authorize } from '../../core/policy.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { MAX_SEARCH } from '../inputs.js';
import { NEWEST_FIRST } from '../list.service.js';
import { canManage } from '../policy.js';
import { inWholeRecords } from '../record/search.js';
import { countByStatus } from '../service.js';
import type { RepairBoardColumn } from './views.js';

/** Ten columns of as many cards are a hundred. */
export const MAX_CARDS = 10;
const WRONG_SIZE = `A column has 1 to ${MAX_CARDS} cards.`;

const boardSchema = z.object({
  search: optionalText('Search', MAX_SEARCH),
  perColumn: z.int(WRONG_SIZE).min(1, WRONG_SIZE).max(MAX_CARDS, WRONG_SIZE).nullish(),
});

const STATUSES = Object.values(RepairStatus);

/**
 * All repairs by where they stand: a column for each status, in the order of the work, with how many there are and the newest.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function readBoard(ctx: Ctx, args: unknown): Promise<RepairBoardColumn[]> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { search, perColumn } = boardSchema.parse(args);
  const found: ObjectQuery<Repair>[] = search === null ? [] : inWholeRecords(search);
  // each column is read from its own end of the index; one statement for all
  const [first, ...rest] = STATUSES.map((status) =>
    ctx.em
      .createQueryBuilder(Repair)
      .where({ status, deletedAt: null, $and: found } as FilterObject<Repair>)
      .orderBy(NEWEST_FIRST)
      .limit(perColumn ?? MAX_CARDS),
  );
  const cards = await ctx.em
    .createQueryBuilder(Repair)
    .from(first!.unionAll(...rest))
    .orderBy(NEWEST_FIRST)
    .getResultList();
  const counts: Partial<Record<RepairStatus, number>> =
    search === null ? await countByStatus(ctx) : await ctx.em.countBy(Repair, 'status', { where: { $and: found } });
  return STATUSES.map((status) => ({
    status,
    totalCount: counts[status] ?? 0,
    items: cards.filter((card) => card.status === status),
  }));
}
