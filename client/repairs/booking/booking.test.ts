import { expect, it } from 'vitest';
import { type Booking, hasContent, newBooking, withFreshPickupTime } from './booking';

const opened = new Date('2026-07-04T08:45:00Z');
const later = new Date('2026-07-09T08:45:00Z');
const typed = (values: Partial<Booking['values']>): Booking => {
  const fresh = newBooking(opened, null);
  return { ...fresh, values: { ...fresh.values, ...values } };
};

it('is worth keeping with a word or a picture in it, not with choices alone', () => {
  expect(hasContent(typed({ tvType: 'CRT', deliveryOption: 'DELIVERY_REQUESTED' }))).toBe(false);
  expect(hasContent(typed({ brand: 'LG' }))).toBe(true);
  expect(hasContent(typed({ issueImageUrls: ['/media/1.webp'] }))).toBe(true);
  expect(hasContent({ ...typed({}), files: [new File(['x'], 'tv.png')] })).toBe(true);
});

it('keeps a pickup time that was proposed within the hour, so that two tabs ask for the same', () => {
  const left = typed({});
  const minutesLater = (minutes: number) => new Date(opened.getTime() + minutes * 60_000);
  expect(withFreshPickupTime(left, minutesLater(59))).toBe(left);
  expect(withFreshPickupTime(left, minutesLater(61)).values.preferredPickupTime).toBe('2026-07-05T15:31');
  // the clock was set back
  expect(withFreshPickupTime(left, minutesLater(-1)).values.preferredPickupTime).toBe('2026-07-05T14:29');
});

it('proposes the pickup time anew, unless a person chose it', () => {
  expect(withFreshPickupTime(typed({}), later).values.preferredPickupTime).toBe('2026-07-10T14:30');
  const chosen = typed({ preferredPickupTime: '2026-07-05T09:00' });
  expect(withFreshPickupTime(chosen, later)).toBe(chosen);
});
