import { ref } from '@mikro-orm/core';
import { callersAccount } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { emit } from '../../core/events.js';
import { Quote, type Repair } from '../entity.js';
import { AGREED_STATUSES, QuoteDecision, RepairStatus } from '../enums.js';
import { QuoteDecided, QuoteOffered } from '../events.js';
import { type DecisionWay, QuoteLineKind, QuoteState } from './enums.js';
import type { QuoteLine } from './inputs.js';
import { totalOf } from './lines.js';

/**
 * What becomes of the versions of a quote (decisions §14), whoever does it. The repair is locked and its quotes are loaded. Each
 * function keeps what follows on the record: the version that waits, the approved cost, the estimated cost.
 */

const { DRAFT, OFFERED, APPROVED, REJECTED, REPLACED, WITHDRAWN } = QuoteState;

/** decisions §14: how long an offer holds if the shop does not say. */
const VALID_MS = 14 * 24 * 60 * 60 * 1000;

const inState = ({ quotes }: Pick<Repair, 'quotes'>, state: QuoteState): Quote | undefined =>
  quotes.getItems().findLast((quote) => quote.state === state);

/** The version that waits for an answer. */
export const offeredOf = (repair: Pick<Repair, 'quotes'>) => inState(repair, OFFERED);
/** The version that holds. */
export const approvedOf = (repair: Pick<Repair, 'quotes'>) => inState(repair, APPROVED);
/** What the workshop is still writing. */
export const draftOf = (repair: Repair) => inState(repair, DRAFT);

/** All versions that were offered, the newest first. */
export const offeredVersions = ({ quotes }: Repair): Quote[] =>
  quotes
    .getItems()
    .filter(({ version }) => version !== null)
    .toSorted((one, other) => other.version! - one.version!);

/** The total of a version as it was chosen: without the optional lines left out, in rupees. */
export const chosenTotalOf = ({ lines, leftOut }: Pick<Quote, 'lines' | 'leftOut'>): number => totalOf(lines, leftOut);

/** Whether it can no longer be approved: its time is up (decisions §14). */
export const isExpired = ({ state, validUntil }: Pick<Quote, 'state' | 'validUntil'>, now: Date): boolean =>
  state === OFFERED && validUntil !== null && validUntil < now;

/** Offers a draft to the customer, in place of what waits for an answer. */
export function offer(ctx: Ctx, repair: Repair, quote: Quote): void {
  const waiting = offeredOf(repair);
  if (waiting) waiting.state = REPLACED;
  const now = ctx.clock();
  Object.assign(quote, {
    state: OFFERED,
    version: (offeredVersions(repair)[0]?.version ?? 0) + 1,
    offeredAt: now,
    validUntil: quote.validUntil ?? new Date(now.getTime() + VALID_MS),
  });
  repair.estimatedCost = quote.total;
  keepOnRecord(repair);
  emit(ctx, new QuoteOffered(repair.id, quote.version!, quote.total));
}

/** Offers a version again whose time is up; it is the same one. */
export function offerAgain(ctx: Ctx, repair: Repair, quote: Quote): void {
  quote.validUntil = new Date(ctx.clock().getTime() + VALID_MS);
  emit(ctx, new QuoteOffered(repair.id, quote.version!, quote.total));
}

/** The one line of a version that says no more than its amount. */
export const AMOUNT_LINE = 'Repair';

/** Offers a bare amount as a version of one line, as REST and the old form write it; a draft stays as it is. @param cost in rupees */
export function offerAmount(ctx: Ctx, repair: Repair, cost: number): void {
  const line: QuoteLine = {
    kind: QuoteLineKind.OTHER,
    text: AMOUNT_LINE,
    quantity: 1,
    unitPrice: cost,
    warrantyMonths: 0,
    photoUrl: null,
    isOptional: false,
  };
  offer(ctx, repair, addQuote(repair, { lines: [line], total: cost }));
}

/** Takes the version back that waits for an answer; what was approved holds again. */
export function withdraw(repair: Repair): void {
  const waiting = offeredOf(repair);
  if (waiting) waiting.state = WITHDRAWN;
  repair.estimatedCost = approvedOf(repair)?.total ?? null;
  keepOnRecord(repair);
}

/**
 * Keeps an answer to a version. An approved one takes the place of the one that held; a rejected one leaves it as it is.
 * @param leftOut the places of the optional lines that the customer does without, from 1
 */
export function decide(
  ctx: Ctx,
  repair: Repair,
  quote: Quote,
  decision: QuoteDecision,
  via: DecisionWay,
  leftOut: readonly number[] = [],
): void {
  const held = approvedOf(repair);
  const isApproved = decision === QuoteDecision.APPROVE;
  if (held && held !== quote && isApproved) held.state = REPLACED;
  Object.assign(quote, {
    state: isApproved ? APPROVED : REJECTED,
    decidedAt: ctx.clock(),
    decidedBy: callersAccount(ctx),
    decidedVia: via,
    leftOut: [...leftOut],
  });
  if (!isApproved && held && held !== quote) repair.estimatedCost = held.total;
  keepOnRecord(repair);
  emit(ctx, new QuoteDecided(repair.id, decision, chosenTotalOf(quote), quote.version!, via));
}

const isAgreed = (status: RepairStatus): boolean => AGREED_STATUSES.includes(status);

/** Whether an admin who sets a status says with it that the customer has agreed: they come there, or say just that. */
export const saysApproved = (from: RepairStatus, to: RepairStatus): boolean =>
  from !== to && isAgreed(to) && (!isAgreed(from) || to === RepairStatus.QUOTE_APPROVED);

/** The same of a quote that is not wanted. */
export const saysRejected = (from: RepairStatus, to: RepairStatus): boolean =>
  from !== to && to === RepairStatus.QUOTE_REJECTED;

/** Keeps what a status that an admin has set says of the quote, as a decision by the shop (decisions §14). */
export function followStatus(ctx: Ctx, repair: Repair, from: RepairStatus, via: DecisionWay): void {
  const { status: to } = repair;
  if (saysApproved(from, to)) {
    const quote = offeredOf(repair) ?? (approvedOf(repair) ? undefined : inState(repair, REJECTED));
    if (quote) decide(ctx, repair, quote, QuoteDecision.APPROVE, via, quote.leftOut);
  }
  if (!saysRejected(from, to)) return;
  // nothing is agreed on any more
  const [newest, ...others] = offeredVersions(repair).filter(({ state }) => state === OFFERED || state === APPROVED);
  for (const other of others) other.state = REPLACED;
  if (newest) decide(ctx, repair, newest, QuoteDecision.REJECT, via, newest.leftOut);
}

/** A new draft of a repair. */
export function addQuote(repair: Repair, given: Pick<Quote, 'lines' | 'total'> & Partial<Quote>): Quote {
  const quote = Object.assign(new Quote(), { ...given, repair: ref(repair) });
  repair.quotes.add(quote);
  return quote;
}

/** What a record says of its quotes, for whoever does not read them. */
export function keepOnRecord(repair: Repair): void {
  const approved = approvedOf(repair);
  repair.offeredVersion = offeredOf(repair)?.version ?? null;
  repair.approvedCost = approved ? chosenTotalOf(approved) : null;
}
