// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowDeviceError } from '../lib/soon';
import { makeCachesAnswerSoon } from './soonCaches';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

test('caches that never answer hold nothing up: what is asked for is not there, and the rest fails', async () => {
  const storage = { match: never, open: never, keys: never, delete: never } as unknown as CacheStorage;
  makeCachesAnswerSoon(storage);
  const found = storage.match('/assets/index-1.js');
  const opened = storage.open('parda-assets').catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toBeUndefined();
  expect(await opened).toBeInstanceOf(SlowDeviceError);
});

test('caches that answer say what they said', async () => {
  const storage = {
    found: new Response('x'),
    async match(this: { found: Response }) {
      return this.found;
    },
    open: never,
    keys: async () => ['parda-pictures'],
    delete: never,
  };
  makeCachesAnswerSoon(storage as unknown as CacheStorage);
  expect(await (storage as unknown as CacheStorage).match('/')).toBe(storage.found);
  expect(await storage.keys()).toEqual(['parda-pictures']);
});
