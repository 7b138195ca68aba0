import { ADMIN_DRAFTS, areAdminDraftsOver } from './adminEnd';
import { storage } from './storage';

/** What somebody was writing in the back office and has not saved. */
export interface AdminDraft<Values> {
  id: string;
  values: Values;
  /** The version of the page that the writing began from; null for what has none. */
  version: number | null;
  /** ISO 8601. */
  savedAt: string;
}

/** Of one text there can be several: of two tabs, or one that was set aside. */
const KEPT = 5;

const keyOf = (userId: string, name: string) => `${ADMIN_DRAFTS}${userId}.${name}`;

const isDraft = (value: unknown): value is AdminDraft<unknown> => {
  const { id, savedAt, version, values } = Object(value) as Partial<AdminDraft<unknown>>;
  return (
    typeof id === 'string' &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    (version === null || typeof version === 'number') &&
    values !== undefined
  );
};

function write(key: string, drafts: readonly AdminDraft<unknown>[]): boolean {
  if (drafts.length === 0) {
    storage.remove(key);
    return true;
  }
  const text = JSON.stringify(drafts);
  storage.set(key, text);
  return storage.get(key) === text;
}

/** Unsaved writing on this device. A draft belongs to one account and is shown to nobody else. */
export const adminDrafts = {
  /** Newest first. What the values look like is the caller's word. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  of<Values>(userId: string, name: string): AdminDraft<Values>[] {
    const stored = storage.getJson<unknown>(keyOf(userId, name));
    return Array.isArray(stored) ? (stored.filter(isDraft) as AdminDraft<Values>[]) : [];
  },
  /** In place of the one with the same id. @returns whether it is really on the device now */
  keep(userId: string, name: string, draft: AdminDraft<unknown>): boolean {
    if (areAdminDraftsOver()) return false;
    const others = adminDrafts.of(userId, name).filter(({ id }) => id !== draft.id);
    return write(keyOf(userId, name), [draft, ...others].slice(0, KEPT));
  },
  drop(userId: string, name: string, id: string): void {
    const drafts = adminDrafts.of(userId, name);
    if (drafts.some((draft) => draft.id === id))
      write(
        keyOf(userId, name),
        drafts.filter((draft) => draft.id !== id),
      );
  },
};
