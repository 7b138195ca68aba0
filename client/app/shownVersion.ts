let version: number | null = null;

/** The content version of the page that the server drew: what has changed since is to be asked for with the first poll. */
export const shownVersion = {
  keep(drawn: number | null): void {
    version = drawn;
  },
  get: (): number | null => version,
};
