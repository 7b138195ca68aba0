import { DESK_DRAFTS, areDeskDraftsOver } from './deskEnd';
import { storage } from './storage';

/** What somebody was writing in the back office and has not saved. */
export interface DeskDraft<Values> {
  id: string;
  values: Values;
  /** The version of the page that the writing began from; null for what has none. */
  version: number | null;
  /** ISO 8601. */
  savedAt: string;
}

/** Of one text there can be several: of two tabs, or one that was set aside. */
const KEPT = 5;

const keyOf = (userId: string, name: string) => `${DESK_DRAFTS}${userId}.${name}`;

const isDraft = (value: unknown): value is DeskDraft<unknown> => {
  const { id, savedAt, version, values } = Object(value) as Partial<DeskDraft<unknown>>;
  return (
    typeof id === 'string' &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    (version === null || typeof version === 'number') &&
    values !== undefined
  );
};

function write(key: string, drafts: readonly DeskDraft<unknown>[]): boolean {
  if (drafts.length === 0) {
    storage.remove(key);
    return true;
  }
  const text = JSON.stringify(drafts);
  storage.set(key, text);
  return storage.get(key) === text;
}

/** Unsaved writing on this device. A draft belongs to one account and is shown to nobody else. */
export const deskDrafts = {
  /** Newest first. What the values look like is the caller's word. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  of<Values>(userId: string, name: string): DeskDraft<Values>[] {
    const stored = storage.getJson<unknown>(keyOf(userId, name));
    return Array.isArray(stored) ? (stored.filter(isDraft) as DeskDraft<Values>[]) : [];
  },
  /** In place of the one with the same id. @returns whether it is really on the device now */
  keep(userId: string, name: string, draft: DeskDraft<unknown>): boolean {
    if (areDeskDraftsOver()) return false;
    const others = deskDrafts.of(userId, name).filter(({ id }) => id !== draft.id);
    return write(keyOf(userId, name), [draft, ...others].slice(0, KEPT));
  },
  drop(userId: string, name: string, id: string): void {
    const drafts = deskDrafts.of(userId, name);
    if (drafts.some((draft) => draft.id === id))
      write(
        keyOf(userId, name),
        drafts.filter((draft) => draft.id !== id),
      );
  },
};
