import type { Ctx } from '../../core/context.js';
import { badInput } from '../../core/errors.js';
import { StoredEvent } from '../../core/events.js';
import type { Repair } from '../entity.js';
import { AGREED_STATUSES, RepairStatus } from '../enums.js';
import { RepairStatusChanged, type Terms, type TermsChange } from '../events.js';
import type { CustomerUpdate } from '../updates/entity.js';

/**
 * What the shop has promised, and what the customer has agreed to. A record holds only the present terms; those of each change
 * of status are kept with its event.
 */

export const termsOf = ({ estimatedCost, actualCost, deliveryCharge, promisedDate }: Repair): Terms => ({
  estimatedCost,
  actualCost,
  deliveryCharge,
  promisedDate: promisedDate?.toISOString() ?? null,
});

/** The terms of all changes of status of some repairs, by the line of the history. */
export async function termsByLine(ctx: Ctx, repairs: readonly Repair[]): Promise<Map<string, TermsChange>> {
  const { name: type } = RepairStatusChanged;
  const events = await ctx.em.find(StoredEvent, { type, subjectId: { $in: repairs.map(({ id }) => id) } });
  const terms = events.map(({ payload }) => (payload as Partial<RepairStatusChanged>).terms ?? null);
  return new Map(terms.filter((change) => change !== null).map((change) => [change.lineId, change]));
}

const isAgreed = (status: RepairStatus | undefined): boolean =>
  status !== undefined && AGREED_STATUSES.includes(status);

/** How a repair stood before a change. */
export interface Standing extends Terms {
  status: RepairStatus;
  /** How many lines its history had. */
  lines: number;
}

export const standingOf = (repair: Repair): Standing => ({
  ...termsOf(repair),
  status: repair.status,
  lines: repair.history.length,
});

/** Whether a change may ask more of a customer than they have agreed to, so that it has to be looked at. */
export function mayAskMore(repair: Repair, was: Standing): boolean {
  if (!isAgreed(repair.status)) return false;
  if (!isAgreed(was.status))
    return repair.history
      .getItems()
      .slice(0, was.lines)
      .some((line) => isAgreed(line.status));
  const { estimatedCost, actualCost } = repair;
  return estimatedCost !== was.estimatedCost || actualCost !== was.actualCost;
}

/**
 * The cost in rupees to which the customer has agreed before a change; null where they have agreed to none, or it is not known any
 * more.
 */
function agreedCost(repair: Repair, was: Standing, terms: ReadonlyMap<string, TermsChange>): number | null {
  let agreed: number | null = null;
  let before: RepairStatus | undefined;
  for (const { id, status } of repair.history.getItems().slice(0, was.lines)) {
    const change = terms.get(id);
    if (isAgreed(status) && !isAgreed(before)) agreed = change?.after.estimatedCost ?? agreed;
    if (!isAgreed(status) && isAgreed(before)) agreed ??= change?.before.estimatedCost ?? null;
    before = status;
  }
  return isAgreed(was.status) ? (agreed ?? was.estimatedCost) : agreed;
}

const ASK_ANEW =
  "The customer has agreed to a lower cost. To ask for more, set 'Diagnosed - Quote Pending' with the new cost, so that they decide again.";
const NOT_AGREED =
  "The customer has agreed to a lower cost. Once they were told of the new one and agree, set 'Quote Approved - Repairing'.";

/**
 * What a customer has agreed to is not raised behind their back: they decide on a quote again, or, where they have told the shop,
 * an admin sets QUOTE_APPROVED for them after they were told of that cost. What they have not agreed to yet is free.
 * @param terms see termsByLine
 * @param updates what the customer was told, newest first
 * @throws AppError BAD_INPUT
 */
export function assertAgreed(
  repair: Repair,
  was: Standing,
  terms: ReadonlyMap<string, TermsChange>,
  updates: readonly CustomerUpdate[],
): void {
  const agreed = agreedCost(repair, was, terms);
  if (agreed === null) return;
  const { estimatedCost, actualCost, status } = repair;
  const isComing = !isAgreed(was.status);
  const isDecided = isComing && status === RepairStatus.QUOTE_APPROVED && isTold(updates, estimatedCost);
  const limit = isDecided ? (estimatedCost ?? agreed) : agreed;
  const isRaised = (cost: number | null, before: number | null) =>
    cost !== null && cost > limit && (isComing || cost !== before);
  const isCleared = !isComing && estimatedCost === null && was.estimatedCost !== null;
  if (isComing && isRaised(estimatedCost, was.estimatedCost)) throw badInput(NOT_AGREED, { status: NOT_AGREED });
  if (isCleared || isRaised(estimatedCost, was.estimatedCost)) throw badInput(ASK_ANEW, { estimatedCost: ASK_ANEW });
  if (isRaised(actualCost, was.actualCost)) throw badInput(ASK_ANEW, { actualCost: ASK_ANEW });
}

/** Whether the last quote that somebody has heard of is this one. */
const isTold = (updates: readonly CustomerUpdate[], cost: number | null): boolean => {
  const quote = updates.find((update) => update.cost !== null && update.supersededAt === null);
  return quote !== undefined && quote.toldAt !== null && quote.cost === cost;
};
