import { ref } from '@mikro-orm/core';
import { Repair, RepairStatusEvent } from './entity.js';
import { AGREED_STATUSES, DeliveryOption, RepairStatus } from './enums.js';
import { DecisionWay, QuoteLineKind, QuoteState } from './quotes/enums.js';
import type { QuoteLine } from './quotes/inputs.js';
import { addQuote, keepOnRecord } from './quotes/versions.js';
import { deriveKeys } from './record/findRecord.js';
import { TVType } from '../sets/index.js';

/** A step of a repair's history: when it reached a status, and what was said about it. */
export interface HistoryStep {
  status: RepairStatus;
  at: Date;
  note?: string | undefined;
}

/** A repair for tests and the demo; its name and number keys, and its quote where it has a cost, follow from the overrides. */
export function buildRepair(overrides: Partial<Repair> = {}): Repair {
  const submitted = overrides.submissionDate ?? new Date('2026-03-01T04:00:00Z');
  const repair = Object.assign(new Repair(), {
    userName: 'Sita Sharma',
    contactNumber: '9841234567',
    tvType: TVType.LED,
    brand: 'Samsung',
    model: 'UA43T5400',
    issueDescription: 'There is sound but no picture.',
    preferredPickupTime: new Date(submitted.getTime() + 24 * 60 * 60 * 1000),
    pickupAddress: 'Baneshwor, Kathmandu',
    deliveryOption: DeliveryOption.PICKUP,
    submissionDate: submitted,
    lastUpdateDate: submitted,
    ...overrides,
  });
  deriveKeys(repair);
  quoteAsStatusSays(repair);
  return repair;
}

/** A line of a quote. */
export const buildQuoteLine = (overrides: Partial<QuoteLine> = {}): QuoteLine => ({
  kind: QuoteLineKind.OTHER,
  text: 'Repair',
  quantity: 1,
  unitPrice: 4500,
  warrantyMonths: 0,
  photoUrl: null,
  isOptional: false,
  ...overrides,
});

/**
 * Gives a repair with an estimated cost its quote: one version of one line, decided as the status says, as the migration of old
 * records did.
 */
export function quoteAsStatusSays(repair: Repair): void {
  // a new repair has none, and its collection no entity manager where no database is open
  if (repair.quotes.length > 0) repair.quotes.removeAll();
  const { estimatedCost, status, submissionDate } = repair;
  if (estimatedCost === null) return keepOnRecord(repair);
  const isApproved = AGREED_STATUSES.includes(status);
  const isDecided = isApproved || status === RepairStatus.QUOTE_REJECTED;
  addQuote(repair, {
    version: 1,
    state: isApproved ? QuoteState.APPROVED : isDecided ? QuoteState.REJECTED : QuoteState.OFFERED,
    lines: [buildQuoteLine({ unitPrice: estimatedCost })],
    total: estimatedCost,
    offeredAt: submissionDate,
    ...(isDecided && { decidedAt: repair.lastUpdateDate, decidedVia: DecisionWay.MIGRATED }),
  });
  keepOnRecord(repair);
}

/** Gives a repair the history that led to where it stands; its status and last update follow from the last step. */
export function withHistory(repair: Repair, steps: readonly HistoryStep[]): Repair {
  for (const { status, at, note } of steps) {
    repair.history.add(
      Object.assign(new RepairStatusEvent(), {
        repair: ref(repair),
        position: repair.history.length,
        status,
        occurredAt: at,
        note: note ?? null,
      }),
    );
    repair.status = status;
    repair.lastUpdateDate = at;
    if (status === RepairStatus.DELIVERED) repair.warrantyFrom ??= at;
  }
  quoteAsStatusSays(repair);
  return repair;
}

/** What somebody types into the form, for tests that book a repair by the service. */
export const BOOKING = {
  userName: 'Sita Sharma',
  contactNumber: '9841234567',
  brand: 'LG',
  issueDescription: 'dark',
  pickupAddress: 'Patan',
  preferredPickupTime: '2026-12-01T00:00:00Z',
};
