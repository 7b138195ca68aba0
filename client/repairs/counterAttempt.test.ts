import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';

const input = { brand: 'LG' };
/** As after a reload, when only the device remembers. */
async function opened() {
  vi.resetModules();
  return (await import('./counterAttempt')).counterAttempt;
}

afterEach(async () => (await opened()).forget());

it('keeps the key of an input over the end of the page, and gives a changed input another', async () => {
  const key = await (await opened()).keyFor(input);
  const later = await opened();
  expect(await later.keyFor({ ...input })).toBe(key);
  expect(await later.keyFor({ brand: 'Sony' })).not.toBe(key);
});

it('forgets', async () => {
  const attempt = await opened();
  const key = await attempt.keyFor(input);
  await attempt.forget();
  expect(await (await opened()).keyFor(input)).not.toBe(key);
});
