import { afterEach, expect, it } from 'vitest';
import { storage } from '../lib/storage';
import { newDraft, readDraft, type RepairDraft, saveDraft, withFreshPickupTime } from './draft';

const opened = new Date('2026-07-04T08:45:00Z');
const later = new Date('2026-07-09T08:45:00Z');
const draft = (values: Partial<RepairDraft['values']>): RepairDraft => {
  const fresh = newDraft(opened);
  return { ...fresh, values: { ...fresh.values, ...values } };
};

afterEach(() => localStorage.clear());

it('comes back as it was left', () => {
  const left = draft({ brand: 'LG', pickupCoordinates: { latitude: 27.7, longitude: 85.3 } });
  saveDraft(left);
  expect(readDraft(later)).toEqual(left);
});

it('is not worth keeping without content', () => {
  saveDraft(draft({ brand: 'LG' }));
  saveDraft(draft({ tvType: 'CRT' }));
  expect(readDraft(later)).toBeNull();
});

it('drops values of another shape and keeps the rest', () => {
  storage.setJson('parda.repair.draft', {
    values: { brand: 'LG', model: 7, pickupCoordinates: { latitude: 'x' }, gone: 'x' },
    openedAt: later.getTime() + 1,
  });
  const read = readDraft(later);
  expect(read?.values).toEqual({ ...newDraft(later).values, brand: 'LG' });
  expect(read?.openedAt).toBe(later.getTime());
  storage.set('parda.repair.draft', '"nonsense"');
  expect(readDraft(later)).toBeNull();
});

it('keeps pictures, which alone are worth keeping', () => {
  saveDraft(draft({ issueImageUrls: ['/media/1.webp'] }));
  expect(readDraft(later)?.values.issueImageUrls).toEqual(['/media/1.webp']);
});

it('opens one that was written before there were pictures, or with others than addresses', () => {
  for (const issueImageUrls of [undefined, 'x', [7]]) {
    storage.setJson('parda.repair.draft', { values: { brand: 'LG', issueImageUrls } });
    expect(readDraft(later)?.values).toMatchObject({ brand: 'LG', issueImageUrls: [] });
  }
});

it('keeps a pickup time that was proposed within the hour, so that two tabs ask for the same', () => {
  const left = draft({});
  const minutesLater = (minutes: number) => new Date(opened.getTime() + minutes * 60_000);
  expect(withFreshPickupTime(left, minutesLater(59))).toBe(left);
  expect(withFreshPickupTime(left, minutesLater(61)).values.preferredPickupTime).toBe('2026-07-05T15:31');
  // the clock was set back
  expect(withFreshPickupTime(left, minutesLater(-1)).values.preferredPickupTime).toBe('2026-07-05T14:29');
});

it('proposes the pickup time anew, unless a person chose it', () => {
  expect(withFreshPickupTime(draft({}), later).values.preferredPickupTime).toBe('2026-07-10T14:30');
  const chosen = draft({ preferredPickupTime: '2026-07-05T09:00' });
  expect(withFreshPickupTime(chosen, later)).toBe(chosen);
});
