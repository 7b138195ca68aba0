/** The server keeps an `Idempotency-Key` for 7 days (decisions §12): some hours before that it is not relied on any more. */
const KEY_COUNTS_MS = (7 * 24 - 6) * 60 * 60 * 1000;

/** Whether the shop would still know by its key what was first sent then. @param tried null where it never was */
export const isKeyGood = (tried: { at: number } | null, now = Date.now()): boolean =>
  tried === null || now - tried.at <= KEY_COUNTS_MS;
