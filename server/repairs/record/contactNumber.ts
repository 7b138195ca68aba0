import { createHash, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../core/context.js';
import { badInput } from '../../core/errors.js';
import { normalizePhone } from '../../core/fields/phone.js';
import { consume, giveBack, type RateLimit } from '../../core/limits.js';
import type { Repair } from '../entity.js';

const WRONG = 'This contact number does not match the repair.';
const HOUR_SECONDS = 60 * 60;

/** decisions §12: wrong numbers for a record and address. */
const TRIES_OF_ADDRESS: RateLimit = {
  name: 'contact-number-of-address',
  points: 5,
  durationSeconds: HOUR_SECONDS,
  message: 'Too many attempts. Please try again in an hour.',
};

/** For an address at all records: somebody who knows a number could look for its record. */
const TRIES_OF_CALLER: RateLimit = {
  name: 'contact-number-of-caller',
  points: 20,
  durationSeconds: HOUR_SECONDS,
  message: 'Too many attempts. Please try again in an hour.',
};

/**
 * For a record from all addresses together: whoever has many of them could try for ever. High enough that it takes
 * twenty of them to keep the customer out for an hour.
 */
const TRIES_OF_RECORD: RateLimit = {
  name: 'contact-number-of-record',
  points: 100,
  durationSeconds: HOUR_SECONDS,
  message: 'Too many attempts. Please try again in an hour.',
};

/**
 * Makes sure that the caller knows the number given at booking, however they write it. A try is counted before it is
 * looked at, so that many at once gain nothing; the right number gives it back. Not to be called in a transaction
 * (limits.ts).
 * @throws AppError BAD_INPUT for a wrong number, RATE_LIMITED where there were too many, even for the right one
 */
export async function assertContactNumber(ctx: Ctx, repair: Repair, number: string): Promise<void> {
  const tries: [RateLimit, string][] = [
    [TRIES_OF_ADDRESS, `${repair.id}:${ctx.address}`],
    [TRIES_OF_CALLER, ctx.address],
    [TRIES_OF_RECORD, repair.id],
  ];
  for (const [limit, key] of tries) await consume(ctx, limit, key);
  if (!isSame(normalizePhone(number), repair.contactNumberKey)) throw badInput(WRONG, { contactNumber: WRONG });
  for (const [limit, key] of tries) await giveBack(ctx, limit, key);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time wherever the two differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
