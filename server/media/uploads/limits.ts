import type { Ctx } from '../../core/context.js';
import { rateLimited } from '../../core/errors.js';
import { callerOf, consume, type RateLimit } from '../../core/limits.js';
import { isAdmin, UserRole } from '../../core/policy.js';

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
 * The most that unused uploads may take, in bytes: of all guests together, of all people who are signed in, and of one of those alone, so that
 * it takes many of them to fill what is for all. An account is had for nothing; admins are the shop's own. Narrower forms, should anybody look
 * at all of them, take about as much again.
 */
const SPACE = { guests: 1024 * MB, people: 5 * 1024 * MB, person: 500 * MB };

/**
 * Counts an upload before its content is read.
 * @param bytes as the request announces them
 * @throws AppError RATE_LIMITED
 */
export async function limitUpload(ctx: Ctx, bytes: number): Promise<void> {
  const rank = isAdmin(ctx.actor) ? 'admin' : ctx.actor.kind;
  await consume(ctx, FILES[rank], callerOf(ctx));
  await consume(ctx, MEGABYTES[rank], callerOf(ctx), Math.ceil(bytes / MB));
  if (!isAdmin(ctx.actor)) await limitSpace(ctx, bytes);
}

/** @param retryAfter in seconds */
export const tooManyUploads = (retryAfter: number) => rateLimited(message, retryAfter);

/** Refuses what would not fit into the space of the caller's kind, until something of it is used or goes (orphans.ts). */
async function limitSpace(ctx: Ctx, bytes: number): Promise<void> {
  const { actor } = ctx;
  const { all, own } = await unusedBytes(ctx);
  const isFull =
    actor.kind === 'user' ? all + bytes > SPACE.people || own + bytes > SPACE.person : all + bytes > SPACE.guests;
  if (isFull) throw tooManyUploads(HOUR);
}

/** A large number comes as a text, or not, by the database's driver. */
type Sums = Record<'all' | 'own', string | number>;

/** What everybody of the caller's kind has uploaded and nobody uses yet, and what the caller has, in bytes. */
async function unusedBytes({ em, actor }: Ctx): Promise<{ all: number; own: number }> {
  const [row] =
    actor.kind === 'user'
      ? await em.execute<[Sums]>(
          `select coalesce(sum(bytes), 0) as all, coalesce(sum(bytes) filter (where uploader_id = ?), 0) as own
           from media_file join account on account.id = uploader_id where unused_since is not null and role = ?`,
          [actor.id, UserRole.USER],
        )
      : await em.execute<[Sums]>(
          'select coalesce(sum(bytes), 0) as all, 0 as own from media_file where unused_since is not null and uploader_id is null',
        );
  return { all: Number(row.all), own: Number(row.own) };
}
