import { promisifyRequest } from 'idb-keyval';
import { deviceStore } from './deviceStore';
import { SlowDeviceError } from './soon';

/** Something that is kept on this device until the shop has it. All times are in milliseconds. */
export interface DeviceRecord {
  id: string;
  openedAt: number;
  changedAt: number;
}

export type DeviceRecords<Kept extends DeviceRecord> = ReturnType<typeof deviceRecords<Kept>>;

/**
 * Records in IndexedDB, which outlives a browser that is killed, holds files, and is read by the worker, too. What is asked of them at once
 * comes out of this page's memory, which follows all other pages.
 * @param name of the database and of the channel
 * @param store of the database
 * @param options.complete makes up what a record lacks that an older version of the site kept
 */
export function deviceRecords<Kept extends DeviceRecord>(
  name: string,
  store: string,
  { complete = (kept) => kept }: { complete?: (kept: Kept) => Kept } = {},
) {
  const device = deviceStore(name, store);
  /** All that this page knows of, oldest first. */
  let known: readonly Kept[] = [];
  /** What the device did not take: this page alone knows it. */
  const unkept = new Map<string, Kept>();
  /** Counts what this page has changed: what was read before may be older than that. */
  let changes = 0;
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null | undefined;

  /** From page to page and from the worker; null in old browsers, and where a person lets sites keep nothing. */
  function openChannel(): BroadcastChannel | null {
    try {
      const opened = new BroadcastChannel(name);
      opened.addEventListener('message', () => void read());
      return opened;
    } catch {
      return null;
    }
  }

  /** Whoever looks is told of changes alone, and what has not changed stays the very same. */
  function show(all: Iterable<Kept>): void {
    const same = (record: Kept) =>
      known.find(({ id, changedAt }) => id === record.id && changedAt === record.changedAt) ?? record;
    const next = [...all].map(same).toSorted((one, other) => one.openedAt - other.openedAt);
    if (next.length === known.length && next.every((record, at) => record === known[at])) return;
    known = next;
    // who writes again upon that writes after this
    for (const listener of listeners) queueMicrotask(listener);
  }

  const without = (id: string) => known.filter((record) => record.id !== id);

  /** Every page learns of a change. */
  function announce(): void {
    channel ??= openChannel();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
    channel?.postMessage('changed');
  }

  /**
   * All of it is asked for at once: the page may be left with the next press, and a write that waits for a word of ours ends with it.
   * @param nowOrNever whether it must not be done later than it is waited for
   */
  async function write(change: (all: IDBObjectStore) => void, nowOrNever = false): Promise<void> {
    let transaction: IDBTransaction | undefined;
    let isTooLate = false;
    try {
      await device('readwrite', (all) => {
        if (isTooLate) throw new SlowDeviceError();
        ({ transaction } = all);
        change(all);
        if (!nowOrNever) transaction.commit();
        return promisifyRequest(transaction);
      });
    } catch (error) {
      isTooLate = nowOrNever;
      if (nowOrNever) takeBack(transaction);
      throw error;
    }
    announce();
  }

  /** In order also where the clock was set back. */
  const now = () => Math.max(Date.now(), ...known.map(({ changedAt }) => changedAt + 1));

  /**
   * Reads what all pages have kept. Never rejected: where nothing can be kept, this page alone knows of its own.
   * @returns whether the device could be read
   */
  async function read(): Promise<boolean> {
    const before = changes;
    try {
      const found: Kept[] = await device('readonly', (all) => promisifyRequest(all.getAll()));
      if (before !== changes) return await read();
      const onDevice = new Map(found.map((record) => [record.id, complete(record)]));
      show(new Map([...onDevice, ...unkept]).values());
      return true;
    } catch {
      // what this page has in hand counts
      return false;
    }
  }

  return {
    read,
    now,
    /** Oldest first; the same list until something changes. */
    all: (): readonly Kept[] => known,
    get: (id: string): Kept | undefined => known.find((record) => record.id === id),

    /** Keeps a record. Never rejected: what the device does not take stays with this page. */
    async put(record: Kept): Promise<void> {
      changes += 1;
      const { id } = record;
      const changed = { ...record, changedAt: now() };
      show([...without(id), changed]);
      unkept.set(id, changed);
      await write((all) => void all.put(changed, id)).then(
        () => void (unkept.get(id) === changed && unkept.delete(id)),
        () => undefined,
      );
    },
    /** Keeps a record where this page's memory alone would not do. @throws where the device does not take it; then nothing has changed */
    async entrust(record: Kept): Promise<void> {
      changes += 1;
      const { id } = record;
      const changed = { ...record, changedAt: now() };
      const before = known.find((one) => one.id === id);
      await write((all) => void all.put(changed, id), true);
      // changed once more meanwhile: the device knows in what order
      if (known.find((one) => one.id === id) !== before) return void (await read());
      unkept.delete(id);
      show([...without(id), changed]);
    },
    /** Never rejected. */
    async remove(id: string): Promise<void> {
      if (!known.some((record) => record.id === id)) return;
      changes += 1;
      unkept.delete(id);
      show(without(id));
      await write((all) => void all.delete(id)).catch(() => undefined);
    },

    /** Tells of every change, by this page or another. @returns the way to stop it */
    subscribe(listener: () => void): () => void {
      channel ??= openChannel();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function takeBack(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // it has come to its end already
  }
}
