import { User } from '../accounts/entity.js';
import type { Ctx } from '../platform/context.js';
import { badInput } from '../platform/errors.js';
import { emit, transaction } from '../platform/events.js';
import { assertFilledInByPerson } from '../platform/formGuard.js';
import { claimIdempotencyKey } from '../platform/idempotency.js';
import { newShortId } from '../platform/ids.js';
import { callerOf, consume, type RateLimit } from '../platform/limits.js';
import { normalizePhone } from '../platform/phone.js';
import { type Actor, authorize } from '../platform/policy.js';
import { assertContactNumber } from './contactNumber.js';
import { Repair } from './entity.js';
import type { RepairStatus } from './enums.js';
import {
  RepairCostsChanged,
  RepairFeedbackWritten,
  RepairNoteAdded,
  RepairRequested,
  RepairStatusChanged,
  RepairVisibilityChanged,
} from './events.js';
import {
  bookRepairSchema,
  setVisibilitySchema,
  trackRepairSchema,
  updateRepairSchema,
  writeFeedbackSchema,
} from './inputs.js';
import { abilitiesOf, canManage, canReadInFull, canSetVisibility, canWriteFeedback } from './policy.js';
import { toPublicName } from './publicName.js';
import { findMaybe, findOne, lockOne, recordStatus } from './record.js';
import { toTrackedRepair, type TrackedRepair } from './views.js';

/** Of one person, or of an address: an office or a mobile network can stand behind one. */
const BOOKINGS: RateLimit = { name: 'bookings', points: 60, durationSeconds: 60 * 60 };

/**
 * Takes in a repair request from anyone (public-site §5). Sent again with the same `Idempotency-Key`, it gives back
 * the repair that was made the first time.
 * @param input see bookRepairSchema; whatever else a caller sends is ignored
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError BAD_INPUT with a message a field, CONFLICT for a key used with other details, RATE_LIMITED
 */
export async function bookRepair(ctx: Ctx, input: unknown, formGuard?: unknown): Promise<Repair> {
  assertFilledInByPerson(ctx, formGuard);
  const request = bookRepairSchema.parse(input);
  await consume(ctx, BOOKINGS, callerOf(ctx));
  const id = newShortId();
  return transaction(ctx, async () => {
    const earlier = await claimIdempotencyKey(ctx, 'bookRepair', request, id);
    if (earlier) return findOne(ctx, earlier);
    assertNotPast(ctx, request.preferredPickupTime);
    const now = ctx.clock();
    const repair = Object.assign(new Repair(), {
      ...request,
      id,
      owner: ctx.actor.kind === 'user' ? ctx.em.getReference(User, ctx.actor.id, { wrapped: true }) : null,
      contactNumberKey: normalizePhone(request.contactNumber),
      publicName: toPublicName(request.userName),
      submissionDate: now,
      lastUpdateDate: now,
    });
    recordStatus(ctx, repair, null);
    ctx.em.persist(repair);
    emit(ctx, new RepairRequested(id));
    return repair;
  });
}

/**
 * What the workshop writes on a record: status with a word to the customer, costs, delivery charge. An admin may
 * set any status at any time (public-site §4). A change of status and a note are kept in the history; what changes
 * nothing leaves no trace.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT
 */
export async function updateRepair(ctx: Ctx, writtenId: string, input: unknown): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { status, note, ...costs } = updateRepairSchema.parse(input);
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, writtenId);
    const from = repair.status;
    const changedCosts = COSTS.filter((cost) => costs[cost] !== undefined && costs[cost] !== repair[cost]);
    for (const cost of changedCosts) repair[cost] = costs[cost]!;
    repair.status = status ?? from;
    if (repair.status !== from) emit(ctx, new RepairStatusChanged(repair.id, from, repair.status));
    else if (note) emit(ctx, new RepairNoteAdded(repair.id));
    if (changedCosts.length > 0) emit(ctx, new RepairCostsChanged(repair.id));
    if (ctx.pendingEvents.length > 0) repair.lastUpdateDate = ctx.clock();
    if (repair.status !== from || note) recordStatus(ctx, repair, note);
    return repair;
  });
}

const COSTS = ['estimatedCost', 'actualCost', 'deliveryCharge'] as const;

/**
 * Shows a repair in the public records, or takes it out of them. It is no progress of the work, so the record's last
 * update stays.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_INPUT
 */
export async function setRepairVisibility(ctx: Ctx, writtenId: string, visibility: unknown): Promise<Repair> {
  assertPerson(ctx);
  const { isPublic } = setVisibilitySchema.parse({ isPublic: visibility });
  return changeOwn(ctx, writtenId, canSetVisibility, (repair) => {
    if (repair.isPublic === isPublic) return;
    repair.isPublic = isPublic;
    emit(ctx, new RepairVisibilityChanged(repair.id, isPublic));
  });
}

/**
 * Keeps what the customer says about the repair, as typed.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_INPUT
 */
export async function writeRepairFeedback(ctx: Ctx, writtenId: string, text: unknown): Promise<Repair> {
  assertPerson(ctx);
  const { feedback } = writeFeedbackSchema.parse({ feedback: text });
  return changeOwn(ctx, writtenId, canWriteFeedback, (repair) => {
    if (repair.customerFeedback === feedback) return;
    repair.customerFeedback = feedback;
    emit(ctx, new RepairFeedbackWritten(repair.id));
  });
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
 * The tracking view of a record that is at hand, with its history loaded.
 * @param gaveContactNumber whether the caller has shown that they know the number given at booking
 */
export const present = (ctx: Ctx, repair: Repair, gaveContactNumber = false): TrackedRepair =>
  toTrackedRepair(repair, abilitiesOf(ctx.actor, repair, gaveContactNumber));

/** A whole record by its full id; null also where the caller may only see the tracking view. */
export async function readWholeRepair(ctx: Ctx, writtenId: string): Promise<Repair | null> {
  const repair = await findMaybe(ctx, writtenId);
  return repair && canReadInFull(ctx.actor, repair) ? repair : null;
}

/** The workshop's notes in the answer to a booking: a guest's retry must not show what was noted since. */
export const notesInAnswer = (ctx: Ctx, repair: Repair): string =>
  canReadInFull(ctx.actor, repair) ? repair.adminNotes : '';

/** A record for REST, which has one shape for all: in full for its owner and admins, else the tracking view. */
export async function readRepair(ctx: Ctx, writtenId: string): Promise<Repair | TrackedRepair> {
  const repair = await findOne(ctx, writtenId);
  return canReadInFull(ctx.actor, repair) ? repair : present(ctx, repair);
}

/** How many records stand in each status; statuses without a record are absent. */
export async function countByStatus(ctx: Ctx): Promise<Partial<Record<RepairStatus, number>>> {
  return ctx.em.countBy(Repair, 'status');
}

function assertNotPast(ctx: Ctx, time: Date): void {
  if (time >= ctx.clock()) return;
  const message = 'Preferred pickup time cannot be in the past.';
  throw badInput(message, { preferredPickupTime: message });
}
