import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { soon } from '../lib/soon';
import { newUuid } from '../lib/uuid';

interface Attempt {
  key: string;
  /** What was sent, as text: the key belongs to it. */
  input: string;
}

const KEY = 'attempt';
let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('parda.counter', 'attempts'));
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
    const earlier = latest ?? (await soon(read()).catch(() => undefined));
    latest = earlier?.input === text ? earlier : { key: newUuid(), input: text };
    const { key } = latest;
    await soon(write(latest)).catch(() => undefined);
    return key;
  },
  async forget(): Promise<void> {
    latest = undefined;
    await soon(remove()).catch(() => undefined);
  },
};

// async, because a browser without such a store throws at once
const read = async () => get<Attempt>(KEY, store());
const write = async (attempt: Attempt) => set(KEY, attempt, store());
const remove = async () => del(KEY, store());
