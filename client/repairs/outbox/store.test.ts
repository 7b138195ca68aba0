// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { inTurn, isHeld, whileHeld } from './store';

afterEach(() => void vi.unstubAllGlobals());

/** As where a person lets sites keep nothing. */
function refuseLocks(): void {
  const refuse = async () => {
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  };
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
}

it('goes on without locks where there are none', async () => {
  refuseLocks();
  expect(await whileHeld('a-key', () => isHeld('a-key'))).toBe(true);
  expect(await inTurn(async (isMine) => isMine, { wait: false })).toBe(true);
  expect(await isHeld('another-key')).toBe(false);
});

it('does once what fails by itself', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('No connection.'));
  await expect(whileHeld('a-key', work)).rejects.toThrow('No connection.');
  expect(work).toHaveBeenCalledOnce();
});
