import type { Ctx } from '../../core/context.js';
import { StoredEvent } from '../../core/events.js';
import type { Repair } from '../entity.js';
import { RepairStatusChanged, type Terms, type TermsChange } from '../events.js';

/** What the shop has promised. A record holds only the present terms; those of each change of status are kept with its event. */

export const termsOf = (repair: Repair): Terms => ({
  estimatedCost: repair.estimatedCost,
  actualCost: repair.actualCost,
  deliveryCharge: repair.deliveryCharge,
  costReason: repair.costReason,
  promisedDate: repair.promisedDate?.toISOString() ?? null,
  warrantyFrom: repair.warrantyFrom?.toISOString() ?? null,
});

/** The terms of all changes of status of some repairs, by the line of the history. */
export async function termsByLine(ctx: Ctx, repairs: readonly Repair[]): Promise<Map<string, TermsChange>> {
  const { name: type } = RepairStatusChanged;
  const events = await ctx.em.find(StoredEvent, { type, subjectId: { $in: repairs.map(({ id }) => id) } });
  const terms = events.map(({ payload }) => (payload as Partial<RepairStatusChanged>).terms ?? null);
  return new Map(terms.filter((change) => change !== null).map((change) => [change.lineId, change]));
}
