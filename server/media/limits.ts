import type { Ctx } from '../platform/context.js';
import { rateLimited } from '../platform/errors.js';
import { callerOf, consume, type RateLimit } from '../platform/limits.js';
import { isAdmin } from '../platform/policy.js';

/** What one caller may upload. Three pictures a booking and sixty bookings an hour from one address are still busy. */

const MB = 1024 * 1024;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const message = 'Too many uploads. Please try again later.';

const FILES = {
  guest: { name: 'upload-guest', points: 60, durationSeconds: HOUR, message },
  user: { name: 'upload-user', points: 120, durationSeconds: HOUR, message },
  admin: { name: 'upload-admin', points: 1_000, durationSeconds: HOUR, message },
} satisfies Record<string, RateLimit>;

/** In megabytes, each begun one counted. */
const MEGABYTES = {
  guest: { name: 'upload-mb-guest', points: 100, durationSeconds: DAY, message },
  user: { name: 'upload-mb-user', points: 500, durationSeconds: DAY, message },
  admin: { name: 'upload-mb-admin', points: 5_000, durationSeconds: DAY, message },
} satisfies Record<string, RateLimit>;

/**
 * The most that the unused uploads of all guests together may take, in bytes. Their narrower forms, should anybody look at
 * all of them, take about as much again.
 */
const GUESTS_SPACE = 1024 * MB;

/**
 * Counts an upload before its content is read.
 * @param bytes as the request announces them
 * @throws AppError RATE_LIMITED
 */
export async function limitUpload(ctx: Ctx, bytes: number): Promise<void> {
  const rank = isAdmin(ctx.actor) ? 'admin' : ctx.actor.kind;
  await consume(ctx, FILES[rank], callerOf(ctx));
  await consume(ctx, MEGABYTES[rank], callerOf(ctx), Math.ceil(bytes / MB));
  if (rank === 'guest' && (await guestsSpace(ctx)) + bytes > GUESTS_SPACE) throw tooManyUploads(HOUR);
}

/** @param retryAfter in seconds */
export const tooManyUploads = (retryAfter: number) => rateLimited(message, retryAfter);

/** What guests have uploaded and nobody uses yet, in bytes: a day's worth at most (orphans.ts). */
async function guestsSpace(ctx: Ctx): Promise<number> {
  const [row] = await ctx.em.execute<[{ bytes: string | number }]>(
    'select coalesce(sum(bytes), 0) as bytes from media_file where unused_since is not null and uploader_id is null',
  );
  return Number(row.bytes);
}
