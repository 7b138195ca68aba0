/** Of which content versions the answers were that this tab has got, with the page that the server drew. */
let newest = 0;
let oldest: number | null = null;

export const heardVersions = {
  note(version: number): void {
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
};

export type HeardVersions = typeof heardVersions;
