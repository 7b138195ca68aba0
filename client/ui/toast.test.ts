import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, TOAST_FADE_MS, TOAST_VISIBLE_MS } from './toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const look = (store: ReturnType<typeof createToastStore>) =>
  store.toasts().map(({ message, visible }) => [message, visible]);

test('a toast is visible for 3 s, fades for 0.3 s, and is gone', () => {
  expect([TOAST_VISIBLE_MS, TOAST_FADE_MS]).toEqual([3000, 300]);
  const store = createToastStore();
  store.add('success', 'Saved');
  vi.advanceTimersByTime(2999);
  expect(look(store)).toEqual([['Saved', true]]);
  vi.advanceTimersByTime(1);
  expect(look(store)).toEqual([['Saved', false]]);
  vi.advanceTimersByTime(300);
  expect(look(store)).toEqual([]);
});

test('the clock stands still while someone reads', () => {
  const store = createToastStore();
  store.add('info', 'One');
  vi.advanceTimersByTime(2000);
  store.pause();
  store.add('info', 'Two');
  vi.advanceTimersByTime(60_000);
  expect(look(store)).toEqual([
    ['One', true],
    ['Two', true],
  ]);
  store.resume();
  vi.advanceTimersByTime(1000);
  expect(look(store)).toEqual([
    ['One', false],
    ['Two', true],
  ]);
  vi.advanceTimersByTime(2000);
  expect(look(store)).toEqual([['Two', false]]);
});

test('closing one by hand fades it at once and tells the listeners', () => {
  const store = createToastStore();
  const received = vi.fn<() => void>();
  store.subscribe(received);
  store.add('error', 'No');
  store.dismiss(store.toasts()[0]!.id);
  store.dismiss(99);
  expect(look(store)).toEqual([['No', false]]);
  vi.advanceTimersByTime(300);
  expect(look(store)).toEqual([]);
  expect(received).toHaveBeenCalledTimes(3);
});

test('what is on screen already is said once, for its time anew; what fades, and what is meant otherwise, is another one', () => {
  const store = createToastStore();
  store.add('error', 'No connection');
  vi.advanceTimersByTime(2000);
  store.add('error', 'No connection');
  store.add('info', 'No connection');
  expect(look(store)).toEqual([
    ['No connection', true],
    ['No connection', true],
  ]);
  vi.advanceTimersByTime(2999);
  expect(look(store).map(([, visible]) => visible)).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(look(store).map(([, visible]) => visible)).toEqual([false, false]);
  store.add('error', 'No connection');
  expect(look(store)).toHaveLength(3);
});
