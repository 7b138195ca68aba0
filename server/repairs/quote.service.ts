import type { Ctx } from '../core/context.js';
import { badInput, conflict, forbidden, unauthenticated } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import type { Repair } from './entity.js';
import { AGREED_STATUSES, QuoteAccess, QuoteDecision, RepairStatus } from './enums.js';
import { QuoteDecided } from './events.js';
import { decideQuoteSchema } from './inputs.js';
import { hasQuote, quoteDecider } from './policy.js';
import { applyChange } from './record/change.js';
import { assertContactNumber } from './record/contactNumber.js';
import { findOne, lockOne } from './record/findRecord.js';
import { present } from './service.js';
import { withNews } from './updates/keepUpdates.js';
import type { TrackedRepair } from './views.js';

const STATUS_OF = {
  [QuoteDecision.APPROVE]: RepairStatus.QUOTE_APPROVED,
  [QuoteDecision.REJECT]: RepairStatus.QUOTE_REJECTED,
} as const;

/** The quote was answered, or the work has gone on without an answer. */
const IS_DECIDED: ReadonlySet<RepairStatus> = new Set([...AGREED_STATUSES, RepairStatus.QUOTE_REJECTED]);

/**
 * Approves or rejects what the shop has quoted (decisions §4, §12). Of several decisions at once the first one counts;
 * the same one again is harmless. Whether there is a quote is told only to those who may decide it.
 * @param input see decideQuoteSchema
 * @throws AppError NOT_FOUND, UNAUTHENTICATED, FORBIDDEN, BAD_INPUT and RATE_LIMITED for a missing or wrong contact
 *   number, CONFLICT where there is nothing to decide or the cost is not the one that was shown
 */
export async function decideQuote(ctx: Ctx, writtenId: string, input: unknown): Promise<TrackedRepair> {
  const { decision, shownCost, contactNumber } = decideQuoteSchema.parse(input);
  const access = await assertDecider(ctx, await findOne(ctx, writtenId), contactNumber);
  const decided = await transaction(ctx, async () => {
    const repair = await lockOne(ctx, writtenId);
    const status = STATUS_OF[decision];
    if (repair.status === status) return repair;
    if (IS_DECIDED.has(repair.status)) throw conflict('This quote has been decided already.');
    if (!hasQuote(repair)) throw conflict('There is no quote to decide.');
    if (repair.estimatedCost !== shownCost) {
      throw conflict('The cost has changed since you opened this page. Please look at the new cost and decide again.');
    }
    await withNews(ctx, [repair], () => applyChange(ctx, repair, { status }));
    emit(ctx, new QuoteDecided(repair.id, decision, shownCost));
    return repair;
  });
  return present(ctx, decided, access === QuoteAccess.CONTACT_NUMBER);
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
