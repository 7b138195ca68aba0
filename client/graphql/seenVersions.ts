/** Of which content versions the answers were that this tab has got, with the page that the server drew. */
let newest = 0;
let oldest: number | null = null;
let cacheMayBeOld = false;

export const seenVersions = {
  note(version: number): void {
    cacheMayBeOld ||= newest > 0 && version !== newest;
    newest = Math.max(newest, version);
    oldest = Math.min(oldest ?? version, version);
  },

  /** The last change of this tab's own above all; 0 before the first answer. Nothing older is to be shown any more. */
  newest: (): number => newest,

  /** What is on screen may be as old as that; null where nothing has come yet. */
  oldest: (): number | null => oldest,

  /** All that is on screen is asked for again. */
  forgetOldest(): void {
    oldest = null;
  },

  /**
   * Whether the cache may hold older answers than the newest one: then what comes on screen has to be asked for again. What is on screen
   * is not meant, but what was there before, and what the server drew and the client has not taken over yet.
   */
  cacheMayBeOld: (): boolean => cacheMayBeOld,

  /** The cache was given answers of an earlier visit. */
  distrustCache(): void {
    cacheMayBeOld = true;
  },
};

export type SeenVersions = typeof seenVersions;
