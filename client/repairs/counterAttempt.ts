import { del, get, set } from 'idb-keyval';
import { deviceStore } from '../lib/deviceStore';
import { newUuid } from '../lib/uuid';

interface Attempt {
  key: string;
  /** What was sent, as text: the key belongs to it. */
  input: string;
}

const KEY = 'attempt';
const store = deviceStore('parda.counter', 'attempts');
/** Where nothing can be kept, this page alone knows it. */
let latest: Attempt | undefined;

/**
 * The idempotency key of a record that is made at the counter (decisions §4): the same input gets the key that it was sent with
 * before, also after a reload or the browser's end, so that a retry after a lost answer makes no second one.
 */
export const counterAttempt = {
  /** @returns the key, once it lies on the device: a lost answer gives no second chance */
  async keyFor(input: object): Promise<string> {
    const text = JSON.stringify(input);
    const earlier = latest ?? (await get<Attempt>(KEY, store).catch(() => undefined));
    latest = earlier?.input === text ? earlier : { key: newUuid(), input: text };
    const { key } = latest;
    await set(KEY, latest, store).catch(() => undefined);
    return key;
  },
  async forget(): Promise<void> {
    latest = undefined;
    await del(KEY, store).catch(() => undefined);
  },
};
