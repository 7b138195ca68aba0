import type { ObjectQuery } from '@mikro-orm/core';
import { parseShortId } from '../../core/entities/ids.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { normalizePhone, phoneNumber } from '../../core/fields/phone.js';
import type { Repair } from '../entity.js';

type Condition = ObjectQuery<Repair>;

/** What is found in the public records: id, brand, model and the masked name (decisions §11). */
export const inPublicRecords = (search: string): Condition[] => matching('public_search', search, byId(search));

/** What is found in whole records: also the full name and the contact number, however it is written. */
export const inWholeRecords = (search: string): Condition[] =>
  matching('full_search', search, [...byId(search), ...byContactNumber(search)]);

/** Every word must occur in the column, or the search as a whole names one thing exactly. */
function matching(column: 'public_search' | 'full_search', search: string, exactly: Condition[]): Condition[] {
  const byWords = containsEveryWord(column, search);
  return exactly.length > 0 ? [{ $or: [...exactly, { $and: byWords }] }] : byWords;
}

/** A full id, however it is written. */
function byId(search: string): Condition[] {
  const id = parseShortId(search);
  return id ? [{ id }] : [];
}

const wholeNumber = phoneNumber('Contact number');

/** A whole phone number, however it is written. */
const byContactNumber = (search: string): Condition[] =>
  wholeNumber.safeParse(search).success ? [{ contactNumberKey: normalizePhone(search) }] : [];
