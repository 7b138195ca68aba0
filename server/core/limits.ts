import { createHash } from 'node:crypto';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withStatementLogged } from '../infra/telemetry/statements.js';
import type { Config } from './config/config.js';
import type { Ctx } from './context.js';
import { AppError, rateLimited } from './errors.js';

/** So many times in so many seconds, counted in the database and thereby across all processes (decisions §3). */
export interface RateLimit {
  /** What is limited; a part of the key. */
  name: string;
  points: number;
  durationSeconds: number;
  message?: string;
}

/** The counters, in the shape that the library writes. */
@Entity({ tableName: 'rate_limit' })
export class RateLimitCounter {
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer' })
  points!: number;

  /** Milliseconds since 1970. */
  @Property({ type: 'bigint', nullable: true, index: true })
  expire!: string | null;
}

const TOO_MANY = 'Too many requests. Please try again later.';

/** Whom most limits count: a person wherever they are, a guest by their address. */
export const callerOf = ({ actor, address }: Ctx): string => (actor.kind === 'user' ? actor.id : address);

/**
 * Uses up points of the key's. Never inside a transaction: what was tried stays tried when the change is undone,
 * and on the embedded database a query beside the open transaction would wait for ever.
 * @param key whom to count: an address, an account; kept as a hash
 * @param points how many, where not every use weighs the same
 * @throws AppError RATE_LIMITED when there are not enough left
 */
export async function consume(ctx: Ctx, limit: RateLimit, key: string, points = 1): Promise<void> {
  if (!ctx.config.rateLimits) return;
  try {
    await limiterOf(ctx, limit).consume(hashed(key), points);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw exceeded(limit, refusal.msBeforeNext);
    throw refusal;
  }
}

/**
 * Counts in the memory of this process alone: what costs only its own time should not cost a statement besides.
 * @returns uses up a point of the key's; it throws AppError RATE_LIMITED when none is left
 */
export function limitedHere({ rateLimits }: Config, limit: RateLimit): (key: string) => Promise<void> {
  const { points, durationSeconds: duration } = limit;
  const limiter = new RateLimiterMemory({ points, duration });
  return async (key) => {
    if (!rateLimits) return;
    await limiter.consume(key).catch((refusal: RateLimiterRes) => {
      throw exceeded(limit, refusal.msBeforeNext);
    });
  };
}

/** Uses up a point like `consume`, and tells instead of refusing: for work that nobody waits for. */
export async function isExhausted(ctx: Ctx, limit: RateLimit, key: string): Promise<boolean> {
  try {
    await consume(ctx, limit, key);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return true;
    throw error;
  }
}

/** Whether a key has no points left; uses up none. */
export async function isUsedUp(ctx: Ctx, limit: RateLimit, key: string): Promise<boolean> {
  if (!ctx.config.rateLimits) return false;
  const counted = await limiterOf(ctx, limit).get(hashed(key));
  return counted !== null && counted.consumedPoints >= limit.points;
}

/** Gives a key all its points back, as after a success. */
export async function forgive(ctx: Ctx, limit: RateLimit, key: string): Promise<void> {
  if (ctx.config.rateLimits) await limiterOf(ctx, limit).delete(hashed(key));
}

/** Gives one point back, where only failures are to count. */
export async function giveBack(ctx: Ctx, limit: RateLimit, key: string): Promise<void> {
  if (ctx.config.rateLimits) await limiterOf(ctx, limit).reward(hashed(key));
}

/** Forgets counters that ran out; run now and then by the process (housekeeping.ts). */
export async function forgetOldCounters(ctx: Ctx): Promise<void> {
  await ctx.em.nativeDelete(RateLimitCounter, { expire: { $lt: String(Date.now()) } });
}

const exceeded = (limit: RateLimit, msBeforeNext: number) =>
  rateLimited(limit.message ?? TOO_MANY, Math.max(1, Math.ceil(msBeforeNext / 1000)));

/** Who was counted is nobody's business: a leaked table tells no address and no e-mail. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

function limiterOf(ctx: Ctx, { name, points, durationSeconds }: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    // a fork, so that a transaction of the caller's is none of ours
    storeClient: { query: (statement: Statement) => run(ctx, statement) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: durationSeconds,
  });
}

interface Statement {
  text: string;
  values: unknown[];
}

async function run(ctx: Ctx, { text, values }: Statement) {
  const database = ctx.em.fork().getKysely<Record<string, never>>();
  const query = { sql: text, parameters: values, query: { kind: 'RawNode' } as never, queryId: { queryId: '' } };
  const { rows } = await withStatementLogged(ctx.em, text, () => database.executeQuery(query));
  return { rows, rowCount: rows.length };
}
