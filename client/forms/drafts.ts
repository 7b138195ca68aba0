import { clear, del, delMany, entries, get, promisifyRequest, update } from 'idb-keyval';
import { deviceStore } from '../lib/deviceStore';
import { sessionToken } from '../lib/token';

/** What was typed, by the names of the fields. */
export type DraftValues = Readonly<Record<string, string>>;

interface Draft {
  values: DraftValues;
  /** The account it was typed under, by its id; null for a guest's, who takes it along into their account. */
  owner: string | null;
  /** In milliseconds. */
  savedAt: number;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** IndexedDB, since it outlives a browser that is killed; `localStorage` is written down up to a minute late. */
const store = deviceStore('parda.drafts', 'drafts');
/** What this tab has typed, for a device that keeps nothing. */
const inThisTab = new Map<string, Draft>();

const nothing: DraftValues = {};

const draftOf = (values: DraftValues): Draft => ({ values, owner: sessionToken.userId(), savedAt: Date.now() });

function valuesFor(draft: Draft | undefined, reader: string | null): DraftValues {
  const isTheirs = draft && (draft.owner === null || draft.owner === reader);
  return isTheirs && Date.now() - draft.savedAt < KEPT_MS ? textsOf(draft.values) : nothing;
}

/** What an older version of a form has left in another shape is dropped, one by one. */
const textsOf = (values: DraftValues): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

/**
 * What visitors typed into forms and have not sent, by the name of the form. It stays on the device for 30 days, is shown to the one who
 * typed it alone, and goes when they sign out. What is asked first is done first. Never rejected.
 */
export const drafts = {
  /** What the reader typed before; nothing where there is none. */
  async read(name: string): Promise<DraftValues> {
    const found = await get<Draft>(name, store).catch(() => inThisTab.get(name));
    return valuesFor(found, sessionToken.userId());
  },
  async save(name: string, values: DraftValues): Promise<void> {
    const draft = draftOf(values);
    inThisTab.set(name, draft);
    await store('readwrite', (all) => {
      all.put(draft, name);
      // All of it is asked for at once: the page may be left with the next press, and a write that waits for a word of ours ends with it.
      all.transaction.commit();
      return promisifyRequest(all.transaction);
    }).catch(() => undefined);
  },
  /** Replaces what is kept by what is made of it, in one step. */
  async change(name: string, change: (before: DraftValues) => DraftValues): Promise<void> {
    const reader = sessionToken.userId();
    const next = (before: Draft | undefined): Draft => draftOf(change(valuesFor(before, reader)));
    inThisTab.set(name, next(inThisTab.get(name)));
    await update<Draft>(name, next, store).catch(() => undefined);
  },
  async forget(name: string): Promise<void> {
    inThisTab.delete(name);
    await del(name, store).catch(() => undefined);
  },
};

/** Takes all of them off the device. Never rejected. */
export async function forgetDrafts(): Promise<void> {
  inThisTab.clear();
  await clear(store).catch(() => undefined);
}

async function forgetOld(): Promise<void> {
  const all = await entries<string, Draft>(store);
  const old = all.filter(([, { savedAt }]) => Date.now() - savedAt >= KEPT_MS);
  if (old.length > 0)
    await delMany(
      old.map(([name]) => name),
      store,
    );
}

/**
 * Whoever signs out takes their words along, whichever page it happens on. A session that ran out is nobody's decision: its drafts wait
 * for the same account.
 */
export function forgetDraftsAtSignOut(): void {
  sessionToken.subscribe((end) => {
    if (end === 'signedOut') void forgetDrafts();
  });
}

/** Takes away what has been kept for longer than it should. */
export const forgetOldDrafts = (): Promise<void> => forgetOld().catch(() => undefined);
