import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Choices } from '../../../lib/appearanceChoices';
import { COLOR_PAUSE_MS, createPreferenceSaver } from './preferenceSaver';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const primary = (color: string) => ({ colors: { primary: color, background: null, text: null } });

/** A saver, what it has sent, and the end of the request that is under way. */
function start() {
  const sent: Partial<Choices>[] = [];
  let answer = () => {};
  const saver = createPreferenceSaver((choices) => {
    sent.push(choices);
    return new Promise((resolve) => (answer = resolve));
  });
  const answered = async () => {
    answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, answered };
}

it('sends a choice at once', async () => {
  const { saver, sent } = start();
  saver.add({ theme: 'dark' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ theme: 'dark' }]);
});

it('waits until the hand rests on a shade', async () => {
  const { saver, sent } = start();
  for (const shade of ['#000001', '#000002', '#000003']) {
    saver.add(primary(shade));
    await vi.advanceTimersByTimeAsync(COLOR_PAUSE_MS - 1);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([primary('#000003')]);
});

it('sends the next only after the answer to the last, and all that came in between together', async () => {
  const { saver, sent, answered } = start();
  saver.add({ theme: 'dark' });
  await vi.advanceTimersByTimeAsync(0);
  saver.add({ theme: 'light', fontSize: 'lg' });
  saver.add({ theme: 'system' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  expect(saver.unsaved()).toEqual({ theme: 'system', fontSize: 'lg' });
  await answered();
  expect(sent).toEqual([{ theme: 'dark' }, { theme: 'system', fontSize: 'lg' }]);
  await answered();
  expect(saver.unsaved()).toEqual({});
});

it('does not cut the pause of a colour short because an answer arrives', async () => {
  const { saver, sent, answered } = start();
  saver.add({ theme: 'dark' });
  await vi.advanceTimersByTimeAsync(0);
  saver.add(primary('#000001'));
  await answered();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(COLOR_PAUSE_MS);
  expect(sent).toHaveLength(2);
});

it('sends at once when the page is left, and nothing more once it has stopped', async () => {
  const { saver, sent } = start();
  saver.add(primary('#000001'));
  saver.flush();
  expect(sent).toEqual([primary('#000001')]);
  saver.add({ theme: 'dark' });
  saver.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
});
