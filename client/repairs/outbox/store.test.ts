// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitingRequest } from '../testing/waiting';
import { inTurn, isHeld, outbox, whileHeld } from './store';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = waitingRequest({ place: 'underWay' });
const another = { key: 'another-key', since: 1 };

/** As where a person lets sites keep nothing. */
function refuseLocks(): void {
  const refuse = async () => {
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  };
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
}

it('goes on without locks where there are none', async () => {
  refuseLocks();
  expect(await whileHeld(request.key, () => isHeld(request))).toBe(true);
  expect(await inTurn(async (isMine) => isMine, { wait: false })).toBe(true);
  expect(await isHeld(another)).toBe(false);
});

it('takes turns on this page also where there are no locks, and begins again when all are done', async () => {
  refuseLocks();
  const turns: string[] = [];
  const turn = (name: string) => async (isMine: boolean) => {
    turns.push(`${name} ${isMine}`);
    await Promise.resolve();
    if (isMine) turns.push(`${name} ends`);
  };
  const first = inTurn(turn('first'), { wait: false });
  await Promise.all([first, inTurn(turn('second'), { wait: false }), inTurn(turn('third'), { wait: true })]);
  expect(turns).toEqual(['second false', 'first true', 'first ends', 'third true', 'third ends']);
  expect(await inTurn(async (isMine) => isMine, { wait: false })).toBe(true);
});

it('takes what another page may be sending for held where no lock can tell, as long as an answer may come', async () => {
  refuseLocks();
  expect(await isHeld({ ...another, since: Date.now() - 100_000 })).toBe(true);
  expect(await isHeld({ ...another, since: Date.now() - 121_000 })).toBe(false);
});

it('does once what fails by itself', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('No connection.'));
  await expect(whileHeld(request.key, work)).rejects.toThrow('No connection.');
  expect(work).toHaveBeenCalledOnce();
});

describe('where locks never answer', () => {
  /** @returns grants what was asked for so far */
  function silence(snapshot: () => Promise<LockManagerSnapshot>): () => Promise<unknown> {
    const asked: (() => Promise<void>)[] = [];
    const wait = (_name: string, _options: LockOptions, hold: (lock: Lock) => Promise<void>) =>
      new Promise<void>((resolve) => asked.push(async () => resolve(await hold({ mode: 'exclusive', name: 'a' }))));
    vi.stubGlobal('navigator', { locks: { request: wait, query: snapshot } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => Promise.all(asked.splice(0).map((grant) => grant()));
  }
  const never = () => new Promise<never>(() => undefined);

  it('goes on without them, does it once whenever they come, and lets go of them', async () => {
    const grant = silence(never);
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('done');
    const done = whileHeld(request.key, work);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await done).toBe('done');
    // nobody waits as long again
    const again = inTurn(async (isMine) => isMine, { wait: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(await again).toBe(true);
    await grant();
    expect(work).toHaveBeenCalledOnce();
  });

  it('goes on waiting for another page that has one, but not for ever', async () => {
    silence(async () => ({ held: [{ name: 'parda.outbox' }] }));
    const work = vi.fn<() => Promise<void>>();
    const done = inTurn(work, { wait: true });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    await done;
    expect(work).toHaveBeenCalledOnce();
  });
});

it('tells this page of changes where the browser has no channel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const listener = vi.fn<() => void>();
  const stop = outbox.subscribe(listener);
  await outbox.put(request);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  stop();
  await outbox.remove(request.key);
  expect(await outbox.all()).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
});
