import { type Ref, ref } from '@mikro-orm/core';
import type { User } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { DELETED_TOO } from '../../core/entities/bin.js';
import { isUuid, newShortId } from '../../core/entities/ids.js';
import { badInput } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { claimIdempotencyKey } from '../../core/idempotency.js';
import { authorize } from '../../core/policy.js';
import { findSet } from '../../sets/index.js';
import { Repair } from '../entity.js';
import { RepairRequested } from '../events.js';
import { changeStatusSchema } from '../inputs.js';
import { canManage } from '../policy.js';
import { offerAmount } from '../quotes/versions.js';
import { applyChange, assertPickupTime, assertPromise, setDeleted } from '../record/change.js';
import { deriveKeys, findMaybe, findOne, lockOne, recordStatus } from '../record/findRecord.js';
import { lockOwner } from '../service.js';
import { withNews } from '../updates/keepUpdates.js';
import { createRepairSchema, parseUpdate } from './inputs.js';

/** What admins do with one record (back-office §2 'Manage Repair Records'). */

/** How a caller writes records. */
interface Habits {
  /** The reason that the customer reads for a final cost above the approved one, where the caller knows of none; else it is refused. */
  reasonOtherwise?: string | undefined;
}

/**
 * Takes a set in for a customer. One that is further on already has been requested, and is told of as if it had come there
 * step by step. Sent again with the same `Idempotency-Key`, it gives back the repair that was made the first time.
 * @param input see createRepairSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT with a message a field, CONFLICT for a key used with other details
 */
export async function createRepair(ctx: Ctx, input: unknown, { reasonOtherwise }: Habits = {}): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  const given = createRepairSchema.parse(input);
  const {
    userId,
    setId,
    comesBackFrom,
    status,
    note,
    isPublic,
    estimatedCost,
    actualCost,
    deliveryCharge,
    promisedDate,
    costReason,
    decisionWay,
    ...details
  } = given;
  const id = newShortId();
  return transaction(ctx, async () => {
    const earlier = await claimIdempotencyKey(ctx, 'createRepair', given, id);
    if (earlier) return findOne(ctx, earlier, { filters: DELETED_TOO });
    assertPickupTime(ctx, details.preferredPickupTime);
    assertPromise(ctx, promisedDate);
    const now = ctx.clock();
    const owner = await findOwner(ctx, userId);
    const before = await findBefore(ctx, id, comesBackFrom);
    const set = await findSet(ctx, setId ?? before?.set?.id ?? null);
    assertSameSet(set, before);
    const repair = Object.assign(new Repair(), {
      ...details,
      id,
      owner,
      set: set && ref(set),
      comesBackFrom: before && ref(before),
      actualCost: actualCost ?? null,
      deliveryCharge: deliveryCharge ?? null,
      promisedDate: promisedDate ?? null,
      submissionDate: now,
      lastUpdateDate: now,
    });
    deriveKeys(repair);
    const isFurtherOn = status !== undefined && status !== repair.status;
    recordStatus(ctx, repair, isFurtherOn ? null : note);
    ctx.em.persist(repair);
    emit(ctx, new RepairRequested(id));
    if (typeof estimatedCost === 'number') offerAmount(ctx, repair, estimatedCost);
    await withNews(ctx, [repair], () =>
      applyChange(ctx, repair, {
        isPublic,
        costReason,
        reasonOtherwise,
        ...(isFurtherOn && { status, note, decisionWay }),
      }),
    );
    return repair;
  });
}

/**
 * What the workshop writes on a record, all of it or a part: absent fields stay as they are. An admin may set any status at
 * any time (back-office §4). A change of status and a note are kept in the history; what changes nothing leaves no trace. Another
 * estimated cost is offered as a quote, and a status may answer one (decisions §14).
 * @param input see updateRepairSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT where `version` is not the present one
 */
export async function updateRepair(
  ctx: Ctx,
  writtenId: string,
  input: unknown,
  { reasonOtherwise }: Habits = {},
): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { userId, setId, comesBackFrom, version, ...change } = parseUpdate(input);
  return transaction(ctx, async () => {
    // the account before its repairs, in the order of whoever deletes it: neither waits for the other for ever
    const owner = userId === undefined ? undefined : await findOwner(ctx, userId);
    // and the set before them, as whoever merges it does
    const named = setId === undefined ? undefined : await findSet(ctx, setId);
    const repair = await lockOne(ctx, writtenId);
    const before = comesBackFrom === undefined ? undefined : await findBefore(ctx, repair.id, comesBackFrom);
    const set = named === undefined ? undefined : named && ref(named);
    assertSameSet(named === undefined ? repair.set : named, before);
    const references = { owner, set, comesBackFrom: before === undefined ? undefined : before && ref(before) };
    await withNews(ctx, [repair], () =>
      applyChange(ctx, repair, { ...change, ...references, reasonOtherwise }, version),
    );
    return repair;
  });
}

/**
 * Deletes a record: it is gone for everyone, but can be restored (decisions §3).
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteRepair(ctx: Ctx, writtenId: string): Promise<string> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, writtenId);
    setDeleted(ctx, repair, true);
    return repair.id;
  });
}

/**
 * Brings a deleted record back as it was; one that was not deleted stays untouched.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function restoreRepair(ctx: Ctx, writtenId: string): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, writtenId, { filters: DELETED_TOO });
    setDeleted(ctx, repair, false);
    return repair;
  });
}

/**
 * A record, and the change of it that an admin thinks about; nothing is saved.
 * @param input see changeStatusSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT
 */
export async function considerChange(ctx: Ctx, writtenId: string, input: unknown) {
  authorize(ctx.actor, canManage(ctx.actor));
  const change = changeStatusSchema.parse(input);
  return { repair: await findOne(ctx, writtenId), change };
}

/** How many jobs may follow from one another. */
const MOST_COME_BACKS = 50;

/**
 * The job that a set comes back from.
 * @param id of the repair that comes back
 * @throws AppError BAD_INPUT for one that is not there, for itself, and for one that itself comes back from this one
 */
async function findBefore(ctx: Ctx, id: string, writtenId: string | null): Promise<Repair | null> {
  if (writtenId === null) return null;
  const before = await findMaybe(ctx, writtenId);
  if (!before) throw wrongBefore('This repair no longer exists.');
  let one: Repair | null = before;
  for (let steps = 0; one && steps < MOST_COME_BACKS; steps += 1) {
    if (one.id === id) throw wrongBefore('A repair cannot come back from itself.');
    one = one.comesBackFrom
      ? await ctx.em.findOne(Repair, { id: one.comesBackFrom.id }, { filters: DELETED_TOO })
      : null;
  }
  return before;
}

/** A set that comes back is the one that went. @throws AppError BAD_INPUT */
function assertSameSet(set: { id: string } | null, before: Repair | null | undefined): void {
  if (set && before?.set && before.set.id !== set.id) throw wrongBefore('That repair was of another set.');
}

const wrongBefore = (message: string) => badInput(message, { comesBackFrom: message });

/** @throws AppError BAD_INPUT for somebody who does not exist */
async function findOwner(ctx: Ctx, userId: string | null): Promise<Ref<User> | null> {
  if (userId === null) return null;
  const owner = isUuid(userId) ? await lockOwner(ctx, userId) : null;
  if (owner) return owner;
  const message = 'This customer has no account any more.';
  throw badInput(message, { userId: message });
}
