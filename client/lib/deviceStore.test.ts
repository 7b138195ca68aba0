// @vitest-environment node
import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceStore } from './deviceStore';
import { SlowDeviceError } from './soon';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps nobody waiting for a device that hangs, again not at all, and does what it was asked for once it answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { open } = indexedDB;
  let begin: (() => void) | undefined;
  const hanging = {} as IDBOpenDBRequest;
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      begin = () => {
        const request = open.call(globalThis.indexedDB, name);
        for (const name of ['onupgradeneeded', 'onsuccess'] as const) {
          request[name] = (event: Event) => {
            Object.assign(hanging, { result: request.result });
            hanging[name]?.(event as IDBVersionChangeEvent);
          };
        }
      };
      return hanging;
    },
  });
  const store = deviceStore('slow', 'things');
  const written = set('a', 1, store).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await written).toBeInstanceOf(SlowDeviceError);
  const read = get('a', store).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  expect(await read).toBeInstanceOf(SlowDeviceError);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  begin?.();
  await vi.waitFor(async () => expect(await get('a', deviceStore('slow', 'things'))).toBe(1));
});

it('is rejected where the browser has no store', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(get('a', deviceStore('none', 'things'))).rejects.toThrow(/indexedDB|undefined/);
});
