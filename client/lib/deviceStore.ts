import { createStore, type UseStore } from 'idb-keyval';
import { SlowDeviceError, soon } from './soon';

/**
 * A store of this device (IndexedDB) for `idb-keyval`, opened with its first use. It is rejected where nothing can be kept, as in some
 * private windows, and with a SlowDeviceError where the device hangs; what was asked for is then still done, in its turn, if ever.
 */
export function deviceStore(database: string, store: string): UseStore {
  let opened: UseStore | undefined;
  /** How much was not waited for any more and has not come to its end: until it has, nobody waits in vain again. */
  let late = 0;

  // async, because a browser without such a store throws at once
  return async (mode, act) => {
    opened ??= createStore(database, store);
    const work = opened(mode, act);
    try {
      return await soon(work, late > 0 ? 0 : undefined);
    } catch (error) {
      if (error instanceof SlowDeviceError) {
        late += 1;
        const settle = () => void (late -= 1);
        work.then(settle, settle);
      }
      throw error;
    }
  };
}
