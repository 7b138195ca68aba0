import { del, get, set, update } from 'idb-keyval';
import { deviceStore } from '../../lib/deviceStore';

const store = deviceStore('parda.form', 'form');

/**
 * What the booking form keeps on the device beside its request. Browsers write `localStorage` down late, up to a minute in Chromium; this
 * is there when one is killed. Rejected where nothing can be kept.
 */
export const formStore = {
  get: async <Value>(key: string): Promise<Value | undefined> => get<Value>(key, store),
  set: async (key: string, value: unknown): Promise<void> => set(key, value, store),
  update: async <Value>(key: string, change: (old: Value | undefined) => Value): Promise<void> =>
    update(key, change, store),
  remove: async (key: string): Promise<void> => del(key, store),
};
