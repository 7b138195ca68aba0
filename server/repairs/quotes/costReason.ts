import { badInput } from '../../core/errors.js';
import type { Repair } from '../entity.js';

/** Why a repair costs more in the end than the customer has approved (decisions §14). */

/** What the customer reads where the legacy client has changed the cost, which asks for no reason. */
export const LEGACY_REASON = 'Price changed by the shop';

const MISSING = 'This is more than the customer has approved. Offer a new quote, or say why it costs more.';

type Costs = Pick<Repair, 'actualCost' | 'approvedCost' | 'costReason'>;

const isAboveApproved = ({ actualCost, approvedCost }: Costs): boolean =>
  actualCost !== null && approvedCost !== null && actualCost > approvedCost;

/**
 * Keeps the reason for a final cost above the approved one, and drops one that there is no need for any more.
 * @param was the costs before the change; what was so before needs no reason
 * @param given what was said
 * @param otherwise what is kept where nothing was said; a cost without any is refused if there is none
 * @throws AppError BAD_INPUT
 */
export function keepCostReason(
  repair: Repair,
  was: Costs,
  given: string | null | undefined,
  otherwise: string | null,
): void {
  if (!isAboveApproved(repair)) {
    repair.costReason = null;
    return;
  }
  repair.costReason = given ?? repair.costReason;
  if (repair.costReason !== null || !isRaised(repair, was)) return;
  if (otherwise === null) throw badInput(MISSING, { costReason: MISSING });
  repair.costReason = otherwise;
}

const isRaised = (now: Costs, was: Costs): boolean =>
  !isAboveApproved(was) || (now.actualCost !== was.actualCost && now.actualCost! > was.actualCost!);
