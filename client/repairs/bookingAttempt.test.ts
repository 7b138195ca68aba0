import { afterEach, expect, it, vi } from 'vitest';
import { forgetAttempt, keyForAttempt, wasAttempted } from './bookingAttempt';
import { emptyRepairForm, toBookRepairInput } from './repairForm';

const input = toBookRepairInput(emptyRepairForm(new Date()));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps the key of an input, and gives a changed input another', () => {
  const key = keyForAttempt(input);
  expect(key).toMatch(UUID);
  expect(keyForAttempt({ ...input })).toBe(key);
  expect(wasAttempted(input)).toBe(true);
  expect(keyForAttempt({ ...input, brand: 'LG' })).not.toBe(key);
  expect(wasAttempted(input)).toBe(false);
});

it('forgets', () => {
  const key = keyForAttempt(input);
  forgetAttempt();
  expect(keyForAttempt(input)).not.toBe(key);
});

it('makes a UUID where the page is served without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(keyForAttempt(input)).toMatch(UUID);
});
