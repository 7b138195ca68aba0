import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waits until the browser says that it rests', () => {
  const rests: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => rests.push(rest));
  const done = vi.fn<() => void>();
  whenIdle(done);
  expect(done).not.toHaveBeenCalled();
  rests[0]!();
  expect(done).toHaveBeenCalledOnce();
});

test('waits a while in a browser that does not say', () => {
  vi.useFakeTimers();
  const done = vi.fn<() => void>();
  whenIdle(done);
  vi.advanceTimersByTime(1_000);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(9_000);
  expect(done).toHaveBeenCalledOnce();
});
