import { LockMode, ref } from '@mikro-orm/core';
import { callersAccount } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { DELETED_TOO } from '../../core/entities/bin.js';
import { parseShortId } from '../../core/entities/ids.js';
import { notFound } from '../../core/errors.js';
import { normalizePhone } from '../../core/fields/phone.js';
import { batched } from '../../core/loader.js';
import { Repair, RepairStatusEvent } from '../entity.js';
import { toPublicName } from './publicName.js';

/** Finding a record and keeping its history, for the services of this room. */

type FindOptions = { lockMode?: LockMode.PESSIMISTIC_WRITE; refresh?: boolean; filters?: { notDeleted: boolean } };

/** A record with its history and its quotes, by its id written any way people write it. */
export async function findMaybe(ctx: Ctx, writtenId: string, options: FindOptions = {}): Promise<Repair | null> {
  const id = parseShortId(writtenId);
  return id ? ctx.em.findOne(Repair, { id }, { populate: ['history', 'quotes'], ...options }) : null;
}

/** @throws AppError NOT_FOUND */
export async function findOne(ctx: Ctx, writtenId: string, options?: FindOptions): Promise<Repair> {
  const repair = await findMaybe(ctx, writtenId, options);
  if (!repair) throw missing(writtenId);
  return repair;
}

export const missing = (writtenId: string) =>
  notFound(`Repair ID '${writtenId}' not found. Please check the ID and try again.`);

/**
 * A record that is about to change: nobody else changes it before the transaction ends, and it is read anew, even
 * where the caller has looked at it before.
 * @throws AppError NOT_FOUND
 */
export const lockOne = (ctx: Ctx, writtenId: string, options: Pick<FindOptions, 'filters'> = {}): Promise<Repair> =>
  findOne(ctx, writtenId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, ...options });

/** The same record with its quotes, which a list does not bring along; all that a call asks for are read at once. */
export const withQuotes = batched<Repair, Repair>(async (ctx, repairs) => {
  await ctx.em.populate([...repairs], ['quotes'], { filters: DELETED_TOO });
  return [...repairs];
});

/** The same with its history. */
export const withHistory = batched<Repair, Repair>(async (ctx, repairs) => {
  await ctx.em.populate([...repairs], ['history'], { filters: DELETED_TOO });
  return [...repairs];
});

/** What follows from the name and the number: how strangers see the one, and how the other is looked up. */
export function deriveKeys(repair: Repair): void {
  repair.contactNumberKey = normalizePhone(repair.contactNumber);
  repair.publicName = toPublicName(repair.userName);
}

/** Keeps where a record stands now as the next line of its history. @returns that line */
export function recordStatus(ctx: Ctx, repair: Repair, note: string | null): RepairStatusEvent {
  const actor = callersAccount(ctx);
  const { status, lastUpdateDate: occurredAt } = repair;
  const position = repair.history.length;
  const line = new RepairStatusEvent();
  repair.history.add(Object.assign(line, { repair: ref(repair), position, status, occurredAt, actor, note }));
  return line;
}
