import { normaliseRepairId } from '../lib/repairId';

/** Twelve characters of Crockford's base32 (decisions §4). */
const REPAIR_ID = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/**
 * The id that somebody wrote, in its one form; what cannot be an id stays as it was written, so that the answer
 * "not found" repeats the person's own words.
 */
export function writtenRepairId(written: string): string {
  const id = normaliseRepairId(written);
  return REPAIR_ID.test(id) ? id : written.trim();
}
