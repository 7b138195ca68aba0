import { z } from 'zod';
import { conflict } from '../errors.js';

/** What several people may edit: it counts its changes, so that nobody overwrites one that they have not seen. */
export interface Versioned {
  /** Grows with each change, from 1. */
  version: number;
}

const CHANGED_MEANWHILE = 'This was changed by someone else. Reload to see the changes.';

/** How GraphQL describes the version of what was read, and the one that an input names. */
export const VERSION_COUNT = {
  description: 'Grows with each change, from 1; an edit may send it back, so that it overwrites nothing unseen.',
} as const;
export const VERSION_FIELD = {
  nullable: true,
  description: 'The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT).',
} as const;

/** The version that somebody edited; whoever does not say it overwrites whatever there is, as the legacy client does. */
export const seenVersion = z
  .int({ error: 'The version must be a whole number.' })
  .nullish()
  .meta({ description: VERSION_FIELD.description });

/**
 * Counts a change of something whose row is locked.
 * @param seen the version that was edited; if given, what was changed since stays as it is
 * @throws AppError CONFLICT
 */
export function nextVersion(thing: Versioned, seen: z.output<typeof seenVersion>): void {
  if (typeof seen === 'number' && seen !== thing.version) throw changedMeanwhile();
  thing.version += 1;
}

/** What is said to whoever has edited something that is not what they have seen any more. */
export const changedMeanwhile = () => conflict(CHANGED_MEANWHILE);
