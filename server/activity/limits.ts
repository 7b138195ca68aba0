import type { RateLimit } from '../core/limits.js';

const HOURS = 60 * 60;

/** What the legacy client writes for a person, or from an address. */
export const LEGACY_ENTRIES: RateLimit = { name: 'legacy-log', points: 60, durationSeconds: HOURS };
