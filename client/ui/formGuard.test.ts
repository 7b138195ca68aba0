import { afterEach, expect, it, vi } from 'vitest';
import { elapsedSince } from './formGuard';

afterEach(() => void vi.useRealTimers());

it('tells how long a form has been open, and nothing where the clock was set back since', () => {
  vi.useFakeTimers({ now: 50_000, toFake: ['Date'] });
  expect([20_000, 50_000, 50_001, -1e12].map(elapsedSince)).toEqual([30_000, 0, null, 2_000_000_000]);
});
