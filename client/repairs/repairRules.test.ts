import { setupI18n } from '@lingui/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from '../lib/serverClock';
import { serverMessages } from '../lib/serverMessages';
import { bookings } from './booking/bookings';
import { emptyRepairForm, type RepairField, type RepairFormValues, toBookRepairInput } from './repairForm';
import { PICKUP_IN_PAST, repairRules } from './repairRules';
import { sayError } from './sayError';
import { waitingBooking } from './testing/waiting';

const now = new Date('2026-07-04T08:45:00Z');
const form: RepairFormValues = { ...emptyRepairForm(now), userName: 'Sita Sharma' };
const check = (field: RepairField, value: string) => repairRules[field]?.(value, { ...form, [field]: value });

afterEach(async () => {
  vi.useRealTimers();
  await bookings.remove(waitingBooking().id);
});

describe('the rules of public-site §5', () => {
  it.each<[RepairField, string, string | undefined]>([
    ['userName', '', 'Full name is required.'],
    ['userName', '  ', 'Full name is required.'],
    ['userName', 'x'.repeat(121), 'Full name can have at most 120 characters.'],
    ['userName', 'सीता', undefined],
    ['contactNumber', ' ', 'Contact number is required.'],
    ['contactNumber', '12345', 'Please provide a valid phone number.'],
    ['contactNumber', '98412345678x', 'Please provide a valid phone number.'],
    ['contactNumber', '1'.repeat(21), 'Please provide a valid phone number.'],
    ['contactNumber', '1'.repeat(41), 'Contact number can have at most 40 characters.'],
    ['contactNumber', '९८४१-२३४५६७', undefined],
    ['contactNumber', '+977 (1) 4412345', undefined],
    ['contactNumber', '\u202a+977\u00a0984\u20111234567\u202c', undefined],
    ['contactNumber', '(+977) 984.123.4567', undefined],
    ['userName', `Ram\tThapa${'\u200b'.repeat(120)}`, undefined],
    ['userName', '\u200b\u3164', 'Full name is required.'],
    ['brand', '', 'Brand is required.'],
    ['brand', 'x'.repeat(81), 'Brand can have at most 80 characters.'],
    ['model', '', undefined],
    ['model', 'x'.repeat(121), 'Model can have at most 120 characters.'],
    ['issueDescription', '\n', 'Issue description is required.'],
    ['issueDescription', 'x'.repeat(5001), 'Issue description can have at most 5000 characters.'],
    ['pickupAddress', '', 'Pickup address is required.'],
    ['pickupAddress', 'x'.repeat(501), 'Pickup address can have at most 500 characters.'],
    ['preferredPickupTime', '', 'Preferred pickup time is required.'],
  ])('%s "%.12s…" is %s', (field, value, message) => {
    expect(check(field, value)).toBe(message);
    expect(message === undefined || message in serverMessages).toBe(true);
  });

  it('refuses a pickup time in the past, by the clock of Kathmandu', () => {
    vi.useFakeTimers({ now });
    expect(check('preferredPickupTime', '2026-07-04T14:29')).toBe('Preferred pickup time cannot be in the past.');
    expect(check('preferredPickupTime', '2026-07-04T14:31')).toBeUndefined();
  });

  it('refuses a pickup time more than a year ahead, as a year of the Bikram Sambat is', () => {
    vi.useFakeTimers({ now });
    const message = 'Please choose a pickup time within the next year.';
    expect(check('preferredPickupTime', '2083-03-20T10:00')).toBe(message);
    expect(check('preferredPickupTime', '2027-07-04T14:31')).toBe(message);
    expect(check('preferredPickupTime', '2027-07-04T14:30')).toBeUndefined();
    expect(message in serverMessages).toBe(true);
  });

  it('looks at the clock of the server where that of the device is behind', () => {
    vi.useFakeTimers({ now });
    serverClock.note(new Date('2026-07-07T08:45:00Z').toUTCString());
    expect(check('preferredPickupTime', '2026-07-05T14:30')).toBe(PICKUP_IN_PAST);
    expect(check('preferredPickupTime', '2026-07-07T14:31')).toBeUndefined();
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    expect(sayError(i18n, PICKUP_IN_PAST)).toBe(
      'The clock on this device is slow. In Kathmandu it is now 7 Jul 2026, 2:30 PM. Please choose a later pickup time.',
    );
    serverClock.note(now.toUTCString());
    expect(sayError(i18n, PICKUP_IN_PAST)).toBe(PICKUP_IN_PAST);
    expect(check('preferredPickupTime', '2026-07-05T14:30')).toBeUndefined();
  });

  it('leaves it to the server whether a retry comes too late', async () => {
    vi.useFakeTimers({ now });
    const late = { ...form, preferredPickupTime: '2026-07-04T10:00' };
    const tried = { input: toBookRepairInput(late), at: now.getTime() - 1 };
    await bookings.put(waitingBooking({ state: 'editing', tried }));
    expect(repairRules.preferredPickupTime?.(late.preferredPickupTime, late)).toBeUndefined();
    const other = { ...late, brand: 'LG' };
    expect(repairRules.preferredPickupTime?.(other.preferredPickupTime, other)).toMatch(/past/);
  });
});
