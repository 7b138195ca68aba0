import { type FilterQuery, LockMode, type QueryOrderMap, raw, ref } from '@mikro-orm/core';
import { User } from '../accounts/entity.js';
import type { Ctx } from '../platform/context.js';
import { badInput, notFound } from '../platform/errors.js';
import { emit, transaction } from '../platform/events.js';
import { assertFilledInByPerson } from '../platform/formGuard.js';
import { claimIdempotencyKey } from '../platform/idempotency.js';
import { newShortId, parseShortId } from '../platform/ids.js';
import {
  type Connection,
  type CountedItems,
  type CursorColumn,
  dateColumn,
  enumColumn,
  type OffsetPage,
  type PageArgs,
  SortDirection,
  textColumn,
  toConnection,
  toCursorSlice,
} from '../platform/pagination.js';
import { normalizePhone } from '../platform/phone.js';
import { authorize } from '../platform/policy.js';
import { Repair, RepairStatusEvent } from './entity.js';
import { RepairStatus } from './enums.js';
import { RepairCostsChanged, RepairNoteAdded, RepairRequested, RepairStatusChanged } from './events.js';
import { bookRepairSchema, RepairSortField, repairListSchema, updateRepairSchema } from './inputs.js';
import { canManage, canReadInFull, canSeePrivateDetails, PUBLIC_RECORDS, visibleTo } from './policy.js';
import { toPublicName } from './publicName.js';
import { type PublicRepair, toPublicRepair, toTrackedRepair, type TrackedRepair } from './views.js';

/**
 * Takes in a repair request from anyone (public-site §5). Sent again with the same `Idempotency-Key`, it gives back
 * the repair that was made the first time.
 * @param input see bookRepairSchema; whatever else a caller sends is ignored
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError BAD_INPUT with a message a field, CONFLICT for a key used with other details
 */
export async function bookRepair(ctx: Ctx, input: unknown, formGuard?: unknown): Promise<Repair> {
  assertFilledInByPerson(ctx, formGuard);
  const request = bookRepairSchema.parse(input);
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
    const repair = await findOne(ctx, writtenId, { lockMode: LockMode.PESSIMISTIC_WRITE });
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
 * The tracking view of whoever holds the full id, written any way people write it.
 * @returns null for an id that does not exist or is hidden: both look alike
 */
export async function trackRepair(ctx: Ctx, writtenId: string): Promise<TrackedRepair | null> {
  const repair = await findMaybe(ctx, writtenId);
  return repair && present(ctx, repair);
}

/** The tracking view of a record that is at hand, with its history loaded. */
export function present(ctx: Ctx, repair: Repair): TrackedRepair {
  return toTrackedRepair(repair, canSeePrivateDetails(ctx.actor, repair));
}

/** The workshop's notes in the answer to a booking: a guest's retry must not show what was noted since. */
export const notesInAnswer = (ctx: Ctx, repair: Repair): string =>
  canReadInFull(ctx.actor, repair) ? repair.adminNotes : '';

/** A record for REST, which has one shape for all: in full for its owner and admins, else the tracking view. */
export async function readRepair(ctx: Ctx, writtenId: string): Promise<Repair | TrackedRepair> {
  const repair = await findOne(ctx, writtenId);
  return canReadInFull(ctx.actor, repair) ? repair : present(ctx, repair);
}

/** All records that the caller may see, newest first: in full or redacted, each as the policy says. */
export async function listRepairs(
  ctx: Ctx,
  { limit, offset }: OffsetPage,
): Promise<CountedItems<Repair | PublicRepair>> {
  const [repairs, total] = await ctx.em.findAndCount(Repair, visibleTo(ctx.actor), {
    orderBy: { submissionDate: 'desc', id: 'desc' },
    limit,
    offset,
  });
  return {
    items: repairs.map((repair) => (canReadInFull(ctx.actor, repair) ? repair : toPublicRepair(repair))),
    total,
  };
}

/** What each order sorts by, and what its cursors must carry; the id settles ties. */
const SORT_COLUMNS = {
  [RepairSortField.CUSTOMER]: ['publicNameKey', textColumn],
  [RepairSortField.STATUS]: ['status', enumColumn(RepairStatus)],
  [RepairSortField.SUBMISSION_DATE]: ['submissionDate', dateColumn],
  [RepairSortField.LAST_UPDATE_DATE]: ['lastUpdateDate', dateColumn],
} as const satisfies Record<RepairSortField, [keyof Repair, CursorColumn]>;

/**
 * The public records (public-site §2 'Records'), searched, filtered, sorted and cut into pages by the database.
 * @param args see repairListSchema and PageArgs
 */
export async function listPublicRepairs(
  ctx: Ctx,
  args: PageArgs & Record<string, unknown>,
): Promise<Connection<PublicRepair>> {
  const { search, status, sort } = repairListSchema.parse(args);
  const [column, isValid] = SORT_COLUMNS[sort.field];
  const direction = sort.direction === SortDirection.ASC ? 'asc' : 'desc';
  const page = await ctx.em.findByCursor(Repair, {
    where: { $and: [PUBLIC_RECORDS, status ? { status } : {}, ...(search ? matching(search) : [])] },
    orderBy: [{ [column]: direction }, { id: direction }] as QueryOrderMap<Repair>[],
    ...toCursorSlice(args, [isValid, textColumn]),
  });
  return toConnection(page, toPublicRepair);
}

/** How many records stand in each status; statuses without a record are absent. */
export async function countByStatus(ctx: Ctx): Promise<Partial<Record<RepairStatus, number>>> {
  return ctx.em.countBy(Repair, 'status');
}

/** A full id finds its record, however it is written; otherwise every word must occur in what visitors can see. */
function matching(search: string): FilterQuery<Repair>[] {
  const id = parseShortId(search);
  const words = search.split(/\s+/).filter(Boolean);
  // the database folds the case of both sides, so that they are folded alike
  const byWords = words.map((word): FilterQuery<Repair> => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return { [raw((alias) => `${alias}.public_search like lower(?)`, [pattern])]: [] };
  });
  return id ? [{ $or: [{ id }, { $and: byWords }] }] : byWords;
}

function recordStatus(ctx: Ctx, repair: Repair, note: string | null): void {
  const actor = ctx.actor.kind === 'user' ? ctx.em.getReference(User, ctx.actor.id, { wrapped: true }) : null;
  const { status, lastUpdateDate: occurredAt } = repair;
  const position = repair.history.length;
  repair.history.add(
    Object.assign(new RepairStatusEvent(), { repair: ref(repair), position, status, occurredAt, actor, note }),
  );
}

function assertNotPast(ctx: Ctx, time: Date): void {
  if (time >= ctx.clock()) return;
  const message = 'Preferred pickup time cannot be in the past.';
  throw badInput(message, { preferredPickupTime: message });
}

type FindOptions = { lockMode?: LockMode.PESSIMISTIC_WRITE };

async function findMaybe(ctx: Ctx, writtenId: string, options: FindOptions = {}): Promise<Repair | null> {
  const id = parseShortId(writtenId);
  return id ? ctx.em.findOne(Repair, { id }, { populate: ['history'], ...options }) : null;
}

async function findOne(ctx: Ctx, writtenId: string, options?: FindOptions): Promise<Repair> {
  const repair = await findMaybe(ctx, writtenId, options);
  if (!repair) throw notFound(`Repair ID '${writtenId}' not found. Please check the ID and try again.`);
  return repair;
}
