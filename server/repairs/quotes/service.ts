import type { Ctx } from '../../core/context.js';
import { changedMeanwhile } from '../../core/entities/version.js';
import { badInput, conflict, forbidden, notFound, unauthenticated } from '../../core/errors.js';
import { transaction } from '../../core/events.js';
import { rupees } from '../../core/fields/money.js';
import { batchedById } from '../../core/loader.js';
import { authorize } from '../../core/policy.js';
import { type Quote, Repair } from '../entity.js';
import { AGREED_STATUSES, QuoteAccess, QuoteDecision, RepairStatus } from '../enums.js';
import { canManage, canReadInFull, hasQuote, owns, quoteDecider } from '../policy.js';
import { applyChange, assertOfferTime, beginWarranty } from '../record/change.js';
import { assertContactNumber } from '../record/contactNumber.js';
import { findOne, lockOne } from '../record/findRecord.js';
import { present } from '../service.js';
import { withNews } from '../updates/keepUpdates.js';
import type { TrackedRepair } from '../views.js';
import { DecisionWay, QuoteState } from './enums.js';
import { type CoveredLine, coverageOf, withCoverage } from './coverage.js';
import { decideQuoteSchema, quoteDraftSchema } from './inputs.js';
import { totalOf } from './lines.js';
import {
  addQuote,
  approvedOf,
  decide,
  draftOf,
  isExpired,
  offer,
  offerAgain,
  offeredOf,
  offeredVersions,
  withdraw,
} from './versions.js';

/** What the workshop asks for a repair, and what the customer says to it (decisions §4, §14). */

const repairById = batchedById(Repair);

const NO_QUOTE = 'There is no quote to decide.';
const DECIDED = 'This quote has been decided already.';
const CHANGED = 'The cost has changed since you opened this page. Please look at the new cost and decide again.';
const EXPIRED = 'This quote is no longer valid. Please ask the shop to offer it again.';
const NOT_OPTIONAL = 'Please choose from the optional lines of this quote.';

/**
 * Keeps what the workshop is writing: the one draft of a repair, all of it.
 * @param input see quoteDraftSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT where the draft was changed since it was seen
 */
export async function saveQuoteDraft(ctx: Ctx, repairId: string, input: unknown): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { revision, ...given } = quoteDraftSchema.parse(input);
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, repairId);
    const draft = seenDraft(repair, revision ?? null);
    const lines = withCoverage(given.lines, await coverageOf(ctx, repair));
    const saved = { ...given, lines, total: totalOf(lines) };
    if (draft) Object.assign(draft, saved, { revision: draft.revision + 1 });
    else addQuote(repair, saved);
    return repair;
  });
}

/**
 * Throws the draft away.
 * @param revision the one that was seen
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where it was changed since
 */
export async function discardQuoteDraft(ctx: Ctx, repairId: string, revision: number): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, repairId);
    const draft = seenDraft(repair, revision)!;
    repair.quotes.remove(draft);
    ctx.em.remove(draft);
    return repair;
  });
}

/** @param revision of the draft as it was seen, null where there was none @throws AppError CONFLICT */
function seenDraft(repair: Repair, revision: number | null): Quote | undefined {
  const draft = draftOf(repair);
  if ((draft?.revision ?? null) !== revision) throw changedMeanwhile();
  return draft;
}

/**
 * What the jobs before had under warranty, as far as the caller may know it: an admin, and a customer whose jobs they were.
 * @param gaveContactNumber whether the caller may see this one without being its owner
 */
export async function shownCoverage(ctx: Ctx, repair: Repair, gaveContactNumber = false): Promise<CoveredLine[]> {
  const isTrusted = gaveContactNumber || canReadInFull(ctx.actor, repair);
  if (repair.comesBackFrom === null || !isTrusted) return [];
  const [lines, before] = [await coverageOf(ctx, repair), await repairById(ctx, repair.comesBackFrom.id)];
  const isOneCustomers =
    before !== null &&
    (before.owner ? before.owner.id === repair.owner?.id : before.contactNumberKey === repair.contactNumberKey);
  return canManage(ctx.actor) || isOneCustomers ? lines : [];
}

/** Before the set is diagnosed; an offer says that it is. */
const BEFORE_DIAGNOSIS: readonly RepairStatus[] = [
  RepairStatus.REQUESTED,
  RepairStatus.PICKED_UP,
  RepairStatus.DIAGNOSING,
];

/**
 * Offers the draft to the customer, who decides on it. It takes the place of what waits for an answer, never changes any more, and
 * moves a repair that was not diagnosed yet to DIAGNOSED; what was approved holds until the new version is.
 * @param revision of the draft as it was seen
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT for a time that is up, CONFLICT where the draft was changed since
 */
export async function offerQuote(ctx: Ctx, repairId: string, revision: number): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, repairId);
    const draft = seenDraft(repair, revision)!;
    assertOfferTime(ctx, draft.validUntil);
    // the job before may have been named since it was saved
    draft.lines = withCoverage(draft.lines, await coverageOf(ctx, repair));
    draft.total = totalOf(draft.lines);
    const status = BEFORE_DIAGNOSIS.includes(repair.status) ? RepairStatus.DIAGNOSED : repair.status;
    await withNews(ctx, [repair], () =>
      applyChange(ctx, repair, { status, note: draft.note, quotes: () => offer(ctx, repair, draft) }),
    );
    return repair;
  });
}

/**
 * Offers a version again whose time is up, for the usual time. One that is still valid stays as it is, so that a second press is
 * harmless.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where another version waits, or none
 */
export function renewQuote(ctx: Ctx, repairId: string, version: number): Promise<Repair> {
  return changeOffered(ctx, repairId, version, (repair, quote) => {
    if (!isExpired(quote, ctx.clock())) return;
    applyChange(ctx, repair, { quotes: () => offerAgain(ctx, repair, quote) });
  });
}

/**
 * Takes back the version that waits for an answer; what was approved before holds.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where another version waits, or none
 */
export function withdrawQuote(ctx: Ctx, repairId: string, version: number): Promise<Repair> {
  return changeOffered(ctx, repairId, version, (repair) =>
    applyChange(ctx, repair, { quotes: () => withdraw(repair) }),
  );
}

async function changeOffered(
  ctx: Ctx,
  repairId: string,
  version: number,
  change: (repair: Repair, quote: Quote) => void,
): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, repairId);
    const quote = offeredOf(repair);
    if (!offeredVersions(repair).some((one) => one.version === version)) {
      throw notFound('This version of the quote was not found.');
    }
    if (quote?.version !== version) throw conflict('This version is no longer waiting for an answer.', newer(quote));
    await withNews(ctx, [repair], () => change(repair, quote));
    return repair;
  });
}

/**
 * Lets the warranty run from the last delivery instead of the first one, because the shop says so.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT before the first delivery
 */
export async function restartWarranty(ctx: Ctx, repairId: string): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, repairId);
    const delivery = repair.history.getItems().findLast(({ status }) => status === RepairStatus.DELIVERED);
    if (!delivery) throw conflict('The warranty begins when the set is delivered.');
    if (repair.warrantyFrom?.getTime() !== delivery.occurredAt.getTime())
      beginWarranty(ctx, repair, delivery.occurredAt);
    return repair;
  });
}

const STATE_OF = {
  [QuoteDecision.APPROVE]: QuoteState.APPROVED,
  [QuoteDecision.REJECT]: QuoteState.REJECTED,
} as const;

type Answer = ReturnType<typeof decideQuoteSchema.parse>;

/**
 * Approves or rejects what the shop has offered (decisions §4, §12, §14). Of several decisions at once the first one counts; the
 * same one again is harmless. Whether there is a quote is told only to those who may decide it.
 * @param input see decideQuoteSchema
 * @throws AppError NOT_FOUND, UNAUTHENTICATED, FORBIDDEN, BAD_INPUT and RATE_LIMITED for a missing or wrong contact
 *   number, CONFLICT where there is nothing to decide, its time is up, or it is not what was shown; its fields say what waits then
 */
export async function decideQuote(ctx: Ctx, writtenId: string, input: unknown): Promise<TrackedRepair> {
  const answer = decideQuoteSchema.parse(input);
  const access = await assertDecider(ctx, await findOne(ctx, writtenId), answer.contactNumber);
  const decided = await transaction(ctx, async () => {
    const repair = await lockOne(ctx, writtenId);
    if (isAnsweredSo(repair, answer)) return repair;
    const quote = shownQuote(repair, answer);
    const { decision, leftOut } = answer;
    if (decision === QuoteDecision.APPROVE && isExpired(quote, ctx.clock())) throw conflict(EXPIRED, newer(quote));
    const status = statusAfter(repair, decision);
    const way = wayOf(ctx, repair, answer);
    await withNews(ctx, [repair], () =>
      applyChange(ctx, repair, {
        status,
        note: way === DecisionWay.SITE ? null : answer.note,
        quotes: () => decide(ctx, repair, quote, decision, way, leftOut),
      }),
    );
    return repair;
  });
  return present(ctx, decided, access === QuoteAccess.CONTACT_NUMBER);
}

/** Whether it was decided like that before, by whomever. Whoever names no version means the newest. */
function isAnsweredSo(repair: Repair, { version, decision }: Answer): boolean {
  const named = offeredVersions(repair).find((quote) =>
    typeof version === 'number' ? quote.version === version : quote.state !== QuoteState.WITHDRAWN,
  );
  return named?.state === STATE_OF[decision];
}

/** The version that waits, as it was shown. @throws AppError CONFLICT, BAD_INPUT for lines that cannot be left out */
function shownQuote(repair: Repair, { version, shownCost, leftOut }: Answer): Quote {
  const quote = offeredOf(repair);
  if (!quote || !hasQuote(repair)) throw conflict(!quote && isDecided(repair) ? DECIDED : NO_QUOTE);
  if (typeof version === 'number' && version !== quote.version) throw conflict(CHANGED, newer(quote));
  if (leftOut.some((place) => !quote.lines[place - 1]?.isOptional))
    throw badInput(NOT_OPTIONAL, { leftOut: NOT_OPTIONAL });
  if (totalOf(quote.lines, leftOut) !== shownCost) throw conflict(CHANGED, newer(quote));
  return quote;
}

/** The quote was answered, or the work has gone on without an answer. */
const isDecided = (repair: Repair): boolean =>
  offeredVersions(repair).some(({ state }) => state === QuoteState.APPROVED || state === QuoteState.REJECTED) ||
  AGREED_STATUSES.includes(repair.status) ||
  repair.status === RepairStatus.QUOTE_REJECTED;

/** What a refused caller should know of: the version that waits now. */
const newer = (quote: Quote | undefined): Record<string, string> | undefined =>
  quote && { version: `Version ${quote.version} is offered now: ${rupees(quote.total)}.` };

/** Work that goes on goes on; what was approved before holds where a later version is rejected (decisions §14). */
function statusAfter(repair: Repair, decision: QuoteDecision): RepairStatus {
  if (AGREED_STATUSES.includes(repair.status)) return repair.status;
  const isAgreed = decision === QuoteDecision.APPROVE || approvedOf(repair) !== undefined;
  return isAgreed ? RepairStatus.QUOTE_APPROVED : RepairStatus.QUOTE_REJECTED;
}

/** An admin who answers for a customer does so for the shop, unless it is their own set. */
function wayOf(ctx: Ctx, repair: Repair, { way }: Answer): DecisionWay {
  if (owns(ctx.actor, repair) || !canManage(ctx.actor)) return DecisionWay.SITE;
  return way ? DecisionWay[way] : DecisionWay.LEGACY;
}

async function assertDecider(ctx: Ctx, repair: Repair, contactNumber: string | null): Promise<QuoteAccess> {
  const access = quoteDecider(ctx.actor, repair);
  if (access === QuoteAccess.LOG_IN) throw unauthenticated('Please log in to decide this quote.');
  if (access === QuoteAccess.NONE) throw forbidden();
  if (access === QuoteAccess.CONTACT_NUMBER) {
    if (contactNumber === null) {
      const message = 'Please enter the contact number of this repair.';
      throw badInput(message, { contactNumber: message });
    }
    await assertContactNumber(ctx, repair, contactNumber);
  }
  return access;
}
