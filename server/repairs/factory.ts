import { ref } from '@mikro-orm/core';
import { Repair, RepairStatusEvent } from './entity.js';
import type { RepairStatus } from './enums.js';
import { DeliveryOption } from './enums.js';
import { deriveKeys } from './record/findRecord.js';
import { TVType } from '../sets/index.js';

/** A step of a repair's history: when it reached a status, and what was said about it. */
export interface HistoryStep {
  status: RepairStatus;
  at: Date;
  note?: string | undefined;
}

/** A repair for tests and the demo; its name and number keys follow from the overrides. */
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
  return repair;
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
  }
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
