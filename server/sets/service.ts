import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Ctx } from '../core/context.js';
import { nextVersion } from '../core/entities/version.js';
import { conflict } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import { TvSet } from './entity.js';
import { SetCreated, SetUpdated } from './events.js';
import { findMaybe, lockSets, missingSet } from './findSet.js';
import { changedSetSchema, setSchema } from './inputs.js';
import { canManage } from './policy.js';
import { normalizeSerial } from './serial.js';

/** A set by its id; one that was merged into another is that one. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function readSet(ctx: Ctx, id: string): Promise<TvSet> {
  authorize(ctx.actor, canManage(ctx.actor));
  const set = await findMaybe(ctx, id);
  if (!set) throw missingSet();
  return set;
}

/**
 * The set with a serial number, however it is written. A number that went with a merged set leads to where its history is.
 * @returns null where there is none
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function findSetBySerial(ctx: Ctx, written: string): Promise<TvSet | null> {
  authorize(ctx.actor, canManage(ctx.actor));
  const serialKey = normalizeSerial(written);
  if (serialKey === null) return null;
  const set = await ctx.em.findOne(TvSet, { serialKey, mergedInto: null });
  if (set) return set;
  const merged = await ctx.em.findOne(
    TvSet,
    { serialKey, mergedInto: { $ne: null } },
    { populate: ['mergedInto'], orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  return merged?.mergedInto?.getEntity() ?? null;
}

/** The same for those who need one. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function readSetBySerial(ctx: Ctx, written: string): Promise<TvSet> {
  const set = await findSetBySerial(ctx, written);
  if (!set) throw missingSet();
  return set;
}

/**
 * Writes a set down.
 * @param input see setSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, CONFLICT where a set has this serial number
 */
export async function createSet(ctx: Ctx, input: unknown): Promise<TvSet> {
  authorize(ctx.actor, canManage(ctx.actor));
  const description = setSchema.parse(input);
  return withSerial(() =>
    transaction(ctx, async () => {
      const set = describeNew(ctx, description);
      ctx.em.persist(set);
      emit(ctx, new SetCreated(set.id));
      return set;
    }),
  );
}

export type SetDescription = z.output<typeof setSchema>;

export const describeNew = (ctx: Ctx, description: SetDescription): TvSet =>
  Object.assign(new TvSet(), { createdAt: ctx.clock() }, described(description));

/** What is written of a set, with the normal form of its serial number. */
export const described = (description: SetDescription) => ({
  ...description,
  serialKey: description.serial === null ? null : normalizeSerial(description.serial),
});

/**
 * Replaces what is written of a set; what changes nothing leaves no line in the log.
 * @param input see changedSetSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if it was changed since it was read, or where
 *   another set has this serial number
 */
export async function updateSet(ctx: Ctx, id: string, input: unknown): Promise<TvSet> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version, ...description } = changedSetSchema.parse(input);
  return withSerial(() =>
    transaction(ctx, async () => {
      const [set] = await lockSets(ctx, [id]);
      const wanted = described(description);
      const names = Object.keys(description) as (keyof SetDescription)[];
      const fields = names.filter((name) => wanted[name] !== set![name]);
      nextVersion(set!, version);
      Object.assign(set!, wanted);
      if (fields.length > 0) emit(ctx, new SetUpdated(set!.id, fields));
      return set!;
    }),
  );
}

const SERIAL_TAKEN = 'Another set has this serial number.';

/** The database alone knows for sure that nobody else has just written the same number. */
export async function withSerial<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflict(SERIAL_TAKEN, { serial: SERIAL_TAKEN });
    throw error;
  }
}
