import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPressed } from '../testing/press';
import { afterPaint } from './afterPaint';

beforeEach(() => setPressed(true));
afterEach(() => setPressed(null));

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

test('after a press it waits for the frame that answers it, and can be taken back until then', async () => {
  const done = vi.fn<() => void>();
  const takenBack = vi.fn<() => void>();
  afterPaint(done);
  afterPaint(takenBack)();
  expect(done).not.toHaveBeenCalled();
  await frame();
  expect(done).toHaveBeenCalledOnce();
  expect(takenBack).not.toHaveBeenCalled();
});

test('without a press it is done at once', () => {
  setPressed(false);
  const done = vi.fn<() => void>();
  afterPaint(done);
  expect(done).toHaveBeenCalledOnce();
});

test('a page that is put away meanwhile waits for no frame', async () => {
  const done = vi.fn<() => void>();
  afterPaint(done);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toHaveBeenCalledOnce();
  await frame();
  expect(done).toHaveBeenCalledOnce();
});

test('a page that is seen and gets no frame does it all the same', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const done = vi.fn<() => void>();
  afterPaint(done);
  vi.advanceTimersByTime(1_000);
  expect(done).toHaveBeenCalledOnce();
  frames.mockRestore();
  vi.useRealTimers();
});
