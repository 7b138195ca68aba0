import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seenVersions } from '../graphql/seenVersions';
import { startContentPoll } from './contentPoll';

let hidden = false;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  seenVersions.forgetOldest();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start(ask: () => Promise<number>) {
  const poll = {
    versions: seenVersions,
    ask: vi.fn<typeof ask>(ask),
    onChange: vi.fn<() => Promise<void>>(async () => undefined),
    onOutage: vi.fn<(error: unknown) => void>(),
  };
  stop = startContentPoll(poll);
  return poll;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function turn(nowHidden: boolean): void {
  hidden = nowHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('asks at once and then every 30 s; only another number is a change', async () => {
  let version = 7;
  const poll = start(async () => version);
  await pass(0);
  expect(poll.ask).toHaveBeenCalledTimes(1);
  await pass(29_999);
  expect(poll.ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(poll.ask).toHaveBeenCalledTimes(2);
  expect(poll.onChange).not.toHaveBeenCalled();
  version = 8;
  await pass(30_000);
  await pass(30_000);
  expect(poll.onChange).toHaveBeenCalledTimes(1);
});

test('what has changed since the page was drawn is fetched with the first round', async () => {
  seenVersions.note(7);
  const fresh = start(async () => 7);
  await pass(0);
  expect(fresh.onChange).not.toHaveBeenCalled();
  stop();
  const late = start(async () => 8);
  await pass(0);
  expect(late.onChange).toHaveBeenCalledTimes(1);
});

test('what was read before a change, and came after the version with that change, is fetched with the next round', async () => {
  const poll = start(async () => 8);
  await pass(0);
  seenVersions.note(7);
  poll.onChange.mockImplementation(async () => seenVersions.note(8));
  await pass(30_000);
  expect(poll.onChange).toHaveBeenCalledTimes(1);
  await pass(30_000);
  expect(poll.onChange).toHaveBeenCalledTimes(1);
});

test('a change that could not be fetched is fetched with the next round', async () => {
  let version = 7;
  const poll = start(async () => version);
  await pass(0);
  version = 8;
  poll.onChange.mockRejectedValueOnce(new Error('lost'));
  await pass(30_000);
  expect(poll.onChange).toHaveBeenCalledTimes(1);
  await pass(30_000);
  expect(poll.onChange).toHaveBeenCalledTimes(2);
  await pass(30_000);
  expect(poll.onChange).toHaveBeenCalledTimes(2);
});

test('tries three times, one second apart, and speaks of an outage once', async () => {
  const lost = new Error('lost');
  const poll = start(() => Promise.reject(lost));
  await pass(0);
  await pass(999);
  expect(poll.ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(poll.ask).toHaveBeenCalledTimes(2);
  expect(poll.onOutage).not.toHaveBeenCalled();
  await pass(1000);
  expect(poll.ask).toHaveBeenCalledTimes(3);
  expect(poll.onOutage).toHaveBeenCalledExactlyOnceWith(lost);
  await pass(30_000 + 2000);
  expect(poll.ask).toHaveBeenCalledTimes(6);
  expect(poll.onOutage).toHaveBeenCalledTimes(1);
});

test('speaks again of a second outage, and notices what changed during the first', async () => {
  let answer: () => Promise<number> = async () => 1;
  const poll = start(() => answer());
  await pass(0);
  answer = () => Promise.reject(new Error('lost'));
  await pass(32_000);
  answer = async () => 2;
  await pass(30_000);
  expect(poll.onChange).toHaveBeenCalledTimes(1);
  answer = () => Promise.reject(new Error('lost again'));
  await pass(32_000);
  expect(poll.onOutage).toHaveBeenCalledTimes(2);
});

test('one good attempt out of three is no outage', async () => {
  let times = 0;
  const poll = start(() => (++times < 3 ? Promise.reject(new Error('lost')) : Promise.resolve(1)));
  await pass(2000);
  expect(times).toBe(3);
  expect(poll.onOutage).not.toHaveBeenCalled();
});

test('sleeps in a hidden tab and asks at once when it is seen again', async () => {
  const poll = start(async () => 1);
  await pass(0);
  turn(true);
  await pass(600_000);
  expect(poll.ask).toHaveBeenCalledTimes(1);
  turn(false);
  await pass(0);
  expect(poll.ask).toHaveBeenCalledTimes(2);
});

test('does not start in a tab that was opened in the background', async () => {
  hidden = true;
  const poll = start(async () => 1);
  await pass(60_000);
  expect(poll.ask).not.toHaveBeenCalled();
});

test('an answer that arrives after the end counts for nothing', async () => {
  let reply = (_version: number) => {};
  const poll = start(() => new Promise((resolve) => (reply = resolve)));
  await pass(0);
  stop();
  reply(1);
  await pass(60_000);
  expect(poll.ask).toHaveBeenCalledTimes(1);
});
