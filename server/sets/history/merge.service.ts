import { LockMode, ref } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { DELETED_TOO } from '../../core/entities/bin.js';
import { parseShortId } from '../../core/entities/ids.js';
import { nextVersion } from '../../core/entities/version.js';
import { badInput, conflict } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { authorize } from '../../core/policy.js';
import { Product, ProductAvailability } from '../../products/index.js';
import { Repair } from '../../repairs/index.js';
import { TvSet } from '../entity.js';
import { SetsMerged, SetSplit } from '../events.js';
import { lockSets } from '../findSet.js';
import { mergeSchema, splitSetSchema } from '../inputs.js';
import { canManage } from '../policy.js';
import { described, describeNew, withSerial } from '../service.js';

/** Putting right what was confused: one set that was written down twice, two sets that were taken for one (decisions §14). */

/**
 * Makes one set of two: it has the history of both, its own description, and what that leaves open from the other one's, unless the
 * input says what it is. The other one's id and serial number lead to it from now on.
 * @param keptId the set that stays
 * @param input see mergeSchema
 * @returns the set that stays
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT for one and the same set, CONFLICT where both are for sale, or
 *   another set has the serial number that is given
 */
export async function mergeSets(ctx: Ctx, keptId: string, input: unknown): Promise<TvSet> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { otherId, keptSet } = mergeSchema.parse(input);
  if (keptId.toLowerCase() === otherId.toLowerCase()) throw badInput('Choose two different sets.');
  return withSerial(() =>
    transaction(ctx, async () => {
      const [kept, other] = (await lockSets(ctx, [keptId, otherId])) as [TvSet, TvSet];
      await assertOneOffer(ctx, [kept.id, other.id]);
      await moveThings(ctx, other, kept, () => true);
      // what was merged into the other one before leads to where it went
      for (const earlier of await ctx.em.find(TvSet, { mergedInto: other.id })) earlier.mergedInto = ref(kept);
      nextVersion(kept, null);
      nextVersion(other, null);
      other.mergedInto = ref(kept);
      // only then is its number free
      await ctx.em.flush();
      Object.assign(kept, keptSet ? described(keptSet) : completed(kept, other));
      emit(ctx, new SetsMerged(kept.id, other.id));
      return kept;
    }),
  );
}

/** What one set lacks, from another one. */
const completed = (kept: TvSet, other: TvSet): Partial<TvSet> => ({
  model: kept.model ?? other.model,
  sizeInches: kept.sizeInches ?? other.sizeInches,
  ...(kept.serial === null && { serial: other.serial, serialKey: other.serialKey }),
  notes: [kept.notes, other.notes].filter(Boolean).join('\n\n'),
});

/** A set is not for sale twice. @throws AppError CONFLICT */
async function assertOneOffer(ctx: Ctx, ids: string[]): Promise<void> {
  const offers = await ctx.em.count(Product, { set: { $in: ids }, availability: { $ne: ProductAvailability.SOLD } });
  if (offers > 1) throw conflict('Both sets are for sale. Take one of the products out of the shop first.');
}

const CHANGED = 'The repairs of this set have changed. Please look again which one goes where.';

/**
 * Makes two sets of one.
 * @param input see splitSetSchema; it has to name all repairs of the set, deleted ones left out: those stay
 * @returns the set that was there and the new one
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT where the set has other repairs by now, or another
 *   set has the new one's serial number
 */
export async function splitSet(ctx: Ctx, id: string, input: unknown): Promise<{ kept: TvSet; split: TvSet }> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { newSet, keptSet, staying, going, productIds, version } = splitSetSchema.parse(input);
  const [stay, go] = [staying, going].map((ids) => new Set(ids.map((written) => parseShortId(written) ?? written)));
  return withSerial(() =>
    transaction(ctx, async () => {
      const [kept] = await lockSets(ctx, [id]);
      nextVersion(kept!, version);
      const repairs = await ctx.em.find(Repair, { set: kept!.id });
      const isComplete =
        repairs.length === stay!.size + go!.size && repairs.every((one) => stay!.has(one.id) !== go!.has(one.id));
      if (!isComplete) throw conflict(CHANGED);
      const products = await ctx.em.find(Product, { set: kept!.id });
      const chosen = new Set(productIds.map((one) => one.toLowerCase()));
      const own = new Set(products.map((one) => one.id));
      if (![...chosen].every((one) => own.has(one))) throw conflict(CHANGED);
      if (keptSet) Object.assign(kept!, described(keptSet));
      // the new one may have its number
      await ctx.em.flush();
      const split = describeNew(ctx, newSet);
      ctx.em.persist(split);
      await moveThings(ctx, kept!, split, (thing) => go!.has(thing) || chosen.has(thing));
      emit(ctx, new SetSplit(kept!.id, split.id));
      return { kept: kept!, split };
    }),
  );
}

/** Deleted ones as well: they may come back. That a repair is of another set is no progress of its work. */
async function moveThings(ctx: Ctx, from: TvSet, to: TvSet, goes: (id: string) => boolean): Promise<void> {
  const locked = {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
    filters: DELETED_TOO,
    orderBy: { id: 'asc' },
  } as const;
  const things = [
    ...(await ctx.em.find(Repair, { set: from.id }, locked)),
    ...(await ctx.em.find(Product, { set: from.id }, locked)),
  ];
  for (const thing of things.filter(({ id }) => goes(id))) {
    nextVersion(thing, null);
    thing.set = ref(to);
  }
}
