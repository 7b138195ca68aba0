import type { WaitingRequest } from '../outbox/entry';
import { formStore } from '../outbox/formStore';
import { readStanding } from '../outbox/standing';
import { outbox } from '../outbox/store';
import { emptyRepairForm, type RepairFormValues, toBookRepairInput } from '../repairForm';

/** A filled-in form. */
export const filledIn = (): RepairFormValues => ({
  ...emptyRepairForm(new Date('2026-07-04T08:45:00Z')),
  userName: 'Sita Sharma',
  contactNumber: '9841234567',
  brand: 'Samsung',
  issueDescription: 'No picture.',
  pickupAddress: 'Baneshwor',
});

/** A guest's request that waits for a connection. */
export function waitingRequest(more: Partial<WaitingRequest> = {}): WaitingRequest {
  const values = filledIn();
  return {
    key: '5e1b7f1e-0000-4000-8000-000000000001',
    owner: null,
    createdAt: 1,
    place: 'outbox',
    since: 1,
    input: toBookRepairInput(values),
    formGuard: { website: '', elapsedMs: 9_000 },
    values,
    files: [],
    lostPictures: 0,
    attempts: 0,
    firstTriedAt: null,
    notBefore: 0,
    outcome: null,
    ...more,
  };
}

/** As on a device from which nobody has booked yet. */
export async function forgetBookings(): Promise<void> {
  for (const { key } of await outbox.all()) await outbox.remove(key);
  await formStore.remove('doneWith');
  await readStanding();
}
