import { LockMode, type Ref, ref } from '@mikro-orm/core';
import { User } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { newShortId } from '../core/entities/ids.js';
import { unauthenticated } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { assertFilledInByPerson } from '../core/fields/formGuard.js';
import { claimIdempotencyKey, madeAsGuest } from '../core/idempotency.js';
import { callerOf, consume, type RateLimit } from '../core/limits.js';
import { type Actor, authorize } from '../core/policy.js';
import { readTallies } from '../core/tally/keptCounts.js';
import { Repair, REPAIRS_BY_STATUS } from './entity.js';
import type { RepairStatus } from './enums.js';
import { RepairRequested } from './events.js';
import { bookRepairSchema, setVisibilitySchema, trackRepairSchema, writeFeedbackSchema } from './inputs.js';
import { abilitiesOf, canReadInFull, canSetVisibility, canWriteFeedback } from './policy.js';
import { applyChange, assertPickupTime } from './record/change.js';
import { assertContactNumber } from './record/contactNumber.js';
import { deriveKeys, findMaybe, findOne, lockOne, recordStatus } from './record/findRecord.js';
import { toTrackedRepair, type TrackedRepair } from './views.js';

/** Of one person, or of an address: an office or a mobile network can be behind one. */
const BOOKINGS: RateLimit = { name: 'bookings', points: 60, durationSeconds: 60 * 60 };

/**
 * Takes in a repair request from anyone (public-site §5). Sent again with the same `Idempotency-Key`, it gives back
 * the repair that was made the first time.
 * @param input see bookRepairSchema; whatever else a caller sends is ignored
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError BAD_INPUT with a message a field, CONFLICT for a key used with other details, RATE_LIMITED,
 *   UNAUTHENTICATED for a person whose account was deleted meanwhile
 */
export async function bookRepair(ctx: Ctx, input: unknown, formGuard?: unknown): Promise<Repair> {
  assertFilledInByPerson(ctx, formGuard);
  const request = bookRepairSchema.parse(input);
  await consume(ctx, BOOKINGS, callerOf(ctx));
  const id = newShortId();
  return transaction(ctx, async () => {
    const earlier =
      (await madeAsGuest(ctx, 'bookRepair', request)) ?? (await claimIdempotencyKey(ctx, 'bookRepair', request, id));
    if (earlier) return findOne(ctx, earlier);
    assertPickupTime(ctx, request.preferredPickupTime, 0);
    const now = ctx.clock();
    const repair = Object.assign(new Repair(), {
      ...request,
      id,
      owner: await findBooker(ctx),
      submissionDate: now,
      lastUpdateDate: now,
    });
    deriveKeys(repair);
    recordStatus(ctx, repair, null);
    ctx.em.persist(repair);
    emit(ctx, new RepairRequested(id));
    return repair;
  });
}

async function findBooker(ctx: Ctx): Promise<Ref<User> | null> {
  if (ctx.actor.kind !== 'user') return null;
  const booker = await lockOwner(ctx, ctx.actor.id);
  if (!booker) throw unauthenticated();
  return booker;
}

/** Whose a record is about to be: nobody deletes the account before the transaction ends. Null if it is gone already. */
export async function lockOwner(ctx: Ctx, id: string): Promise<Ref<User> | null> {
  const user = await ctx.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  return user && ref(user);
}

/**
 * Shows a repair in the public records, or takes it out of them. It is no progress of the work, so the record's last
 * update stays.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_INPUT
 */
export async function setRepairVisibility(ctx: Ctx, writtenId: string, visibility: unknown): Promise<Repair> {
  assertPerson(ctx);
  const { isPublic } = setVisibilitySchema.parse({ isPublic: visibility });
  return changeOwn(ctx, writtenId, canSetVisibility, (repair) => applyChange(ctx, repair, { isPublic }));
}

/**
 * Keeps what the customer says about the repair, as typed.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_INPUT
 */
export async function writeRepairFeedback(ctx: Ctx, writtenId: string, text: unknown): Promise<Repair> {
  assertPerson(ctx);
  const { feedback } = writeFeedbackSchema.parse({ feedback: text });
  return changeOwn(ctx, writtenId, canWriteFeedback, (repair) =>
    applyChange(ctx, repair, { customerFeedback: feedback }),
  );
}

/** A guest is asked to log in before anything is looked up. */
const assertPerson = (ctx: Ctx): void => authorize(ctx.actor, ctx.actor.kind === 'user');

function changeOwn(
  ctx: Ctx,
  writtenId: string,
  may: (actor: Actor, repair: Repair) => boolean,
  change: (repair: Repair) => void,
): Promise<Repair> {
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, writtenId);
    authorize(ctx.actor, may(ctx.actor, repair));
    change(repair);
    return repair;
  });
}

/**
 * The tracking view of whoever holds the full id, written any way people write it.
 * @param input the contact number given at booking shows costs and notes of a public record, too; it is checked
 *   wherever it is given, but for those who read the whole record anyway
 * @returns null for an id that does not exist or is hidden: both look alike
 * @throws AppError BAD_INPUT for a wrong number, RATE_LIMITED after too many of them
 */
export async function trackRepair(
  ctx: Ctx,
  writtenId: string,
  input: { contactNumber?: string | null | undefined } = {},
): Promise<TrackedRepair | null> {
  const { contactNumber } = trackRepairSchema.parse(input);
  const repair = await findMaybe(ctx, writtenId);
  if (!repair) return null;
  if (contactNumber === null || canReadInFull(ctx.actor, repair)) return present(ctx, repair);
  await assertContactNumber(ctx, repair, contactNumber);
  return present(ctx, repair, true);
}

/**
 * The tracking view of a record that is at hand, with its history and its quotes loaded.
 * @param gaveContactNumber whether the caller has shown that they know the number given at booking
 */
export const present = (ctx: Ctx, repair: Repair, gaveContactNumber = false): TrackedRepair =>
  toTrackedRepair(repair, {
    abilities: abilitiesOf(ctx.actor, repair, gaveContactNumber),
    isTrusted: gaveContactNumber || canReadInFull(ctx.actor, repair),
  });

/** A whole record by its full id; null also where the caller may only see the tracking view. */
export async function readWholeRepair(ctx: Ctx, writtenId: string): Promise<Repair | null> {
  const repair = await findMaybe(ctx, writtenId);
  return repair && canReadInFull(ctx.actor, repair) ? repair : null;
}

/** A record for REST, which has one shape for all: in full for its owner and admins, else the tracking view. */
export async function readRepair(ctx: Ctx, writtenId: string): Promise<Repair | TrackedRepair> {
  const repair = await findOne(ctx, writtenId);
  return canReadInFull(ctx.actor, repair) ? repair : present(ctx, repair);
}

/** How many records are in each status; statuses without a record are absent. */
export async function countByStatus(ctx: Ctx): Promise<Partial<Record<RepairStatus, number>>> {
  const tallies = await readTallies(ctx, REPAIRS_BY_STATUS.topic);
  return Object.fromEntries(Array.from(tallies, ([status, { count }]) => [status, count]));
}
