import { inTurn } from '../../lib/locks';
import { type Booking, newBooking } from '../booking/booking';
import { bookings } from '../booking/bookings';
import { lockOf } from '../booking/sender';
import { emptyRepairForm, type RepairFormValues } from '../repairForm';

/** A filled-in form. */
export const filledIn = (): RepairFormValues => ({
  ...emptyRepairForm(new Date('2026-07-04T08:45:00Z')),
  userName: 'Sita Sharma',
  contactNumber: '9841234567',
  brand: 'Samsung',
  issueDescription: 'No picture.',
  pickupAddress: 'Baneshwor',
});

/** A guest's booking that waits for a connection. */
export const waitingBooking = (more: Partial<Booking> = {}): Booking => ({
  ...newBooking(new Date(1), null),
  id: 'booking-1',
  state: 'queued',
  key: '5e1b7f1e-0000-4000-8000-000000000001',
  values: filledIn(),
  formGuard: { website: '', elapsedMs: 9_000 },
  ...more,
});

/** What the device keeps, whatever this page believes. */
export async function onDevice(): Promise<readonly Booking[]> {
  await bookings.read();
  return bookings.all();
}

/** As on a device from which nobody has booked yet; what is on its way comes to its end first. */
export async function forgetBookings(): Promise<void> {
  for (const { id } of await onDevice()) await inTurn(lockOf(id), { wait: true }, () => bookings.remove(id));
}
