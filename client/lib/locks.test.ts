// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTurn, isHeld } from './locks';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NAME = 'a-name';

/** As where a person lets sites keep nothing. */
function refuseLocks(): void {
  const refuse = async () => {
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  };
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
}

it('goes on without locks where there are none', async () => {
  refuseLocks();
  expect(await inTurn(NAME, { wait: true }, () => isHeld(NAME, 1))).toBe(true);
  expect(await inTurn(NAME, { wait: false }, async (isMine) => isMine)).toBe(true);
  expect(await isHeld('another', 1)).toBe(false);
});

it('takes turns on this page also where there are no locks, and begins again when all are done', async () => {
  refuseLocks();
  const turns: string[] = [];
  const turn = (name: string) => async (isMine: boolean) => {
    turns.push(`${name} ${isMine}`);
    await Promise.resolve();
    if (isMine) turns.push(`${name} ends`);
  };
  const first = inTurn(NAME, { wait: false }, turn('first'));
  await Promise.all([
    first,
    inTurn(NAME, { wait: false }, turn('second')),
    inTurn(NAME, { wait: true }, turn('third')),
  ]);
  expect(turns).toEqual(['second false', 'first true', 'first ends', 'third true', 'third ends']);
  expect(await inTurn(NAME, { wait: false }, async (isMine) => isMine)).toBe(true);
});

it('takes what another page may be sending for held where no lock can tell, as long as an answer may come', async () => {
  refuseLocks();
  expect(await isHeld('another', Date.now() - 100_000)).toBe(true);
  expect(await isHeld('another', Date.now() - 121_000)).toBe(false);
  // the clock was set back
  expect(await isHeld('another', Date.now() + 121_000)).toBe(false);
});

it('does once what fails by itself', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('No connection.'));
  await expect(inTurn(NAME, { wait: true }, work)).rejects.toThrow('No connection.');
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
    const done = inTurn(NAME, { wait: true }, work);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await done).toBe('done');
    // nobody waits as long again
    const again = inTurn(NAME, { wait: false }, async (isMine) => isMine);
    await vi.advanceTimersByTimeAsync(1);
    expect(await again).toBe(true);
    await grant();
    expect(work).toHaveBeenCalledOnce();
  });

  it('goes on waiting for another page that has one, but not for ever', async () => {
    silence(async () => ({ held: [{ name: NAME }] }));
    const work = vi.fn<() => Promise<void>>();
    const done = inTurn(NAME, { wait: true }, work);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    await done;
    expect(work).toHaveBeenCalledOnce();
  });
});
