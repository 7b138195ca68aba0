// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceRecords } from '../lib/deviceRecords';
import { inTurn } from '../lib/locks';
import { type Outgoing, outbox } from './outbox';

const NOW = new Date('2026-07-04T08:45:00Z');
const records = deviceRecords<Outgoing>('test.outbox', 'items');
const lockOf = (id: string) => `test.${id}`;
const sent: string[] = [];
let answer: (item: Outgoing) => Promise<void>;
const box = outbox<Outgoing, { userId: string | null }>({
  records,
  lockOf,
  async send(item) {
    sent.push(item.id);
    await answer(item);
  },
});

const item = (id: string, more: Partial<Outgoing> = {}): Outgoing => ({
  id,
  openedAt: 0,
  changedAt: 0,
  state: 'queued',
  owner: null,
  attempts: 0,
  notBefore: 0,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  answer = ({ id }) => records.remove(id);
});
afterEach(async () => {
  for (const { id } of records.all()) await records.remove(id);
  sent.length = 0;
  vi.useRealTimers();
});

it('sends what is due and the reader’s own, each once, and says when to look again', async () => {
  await records.put(item('due'));
  await records.put(item('theirs', { owner: 'sita' }));
  await records.put(item('somebody', { owner: 'hari' }));
  await records.put(item('later', { notBefore: NOW.getTime() + 5_000 }));
  await records.put(item('typed', { state: 'editing' }));
  expect(await box.sendQueued({ userId: 'sita' })).toBe(NOW.getTime() + 5_000);
  expect(sent).toEqual(['due', 'theirs']);
  expect(
    records
      .all()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['later', 'somebody', 'typed']);
  expect(await box.sendQueued({ userId: null })).toBe(NOW.getTime() + 5_000);
});

it('waits longer after each try, as long as the shop asks, and never for days', async () => {
  const pauses: number[] = [];
  for (const [attempts, asked] of [
    [1, 0],
    [2, 0],
    [3, 60_000],
    [30, 0],
    [1, 9e9],
  ] as const) {
    await box.later(item('a', { attempts }), asked);
    pauses.push(records.get('a')!.notBefore - NOW.getTime());
  }
  expect(pauses).toEqual([5_000, 10_000, 60_000, 900_000, 3_600_000]);
  // a clock that was set back
  await records.put(item('a', { notBefore: NOW.getTime() + 9e9 }));
  await box.sendQueued({ userId: null });
  expect(sent).toEqual(['a']);
});

it('takes over what a page was sending that is gone, and leaves what one has in hand', async () => {
  await records.put(item('gone', { state: 'sending' }));
  await records.put(item('held', { state: 'sending' }));
  vi.setSystemTime(NOW.getTime() + 600_000);
  await inTurn(lockOf('held'), { wait: true }, () => box.takeOver());
  expect([records.get('gone')?.state, records.get('held')?.state]).toEqual(['queued', 'sending']);
});

it('makes one that waits due at once', async () => {
  const waiting = item('a', { notBefore: NOW.getTime() + 60_000 });
  await records.put(waiting);
  await box.hurry(waiting);
  await box.sendQueued({ userId: null });
  expect(sent).toEqual(['a']);
});
