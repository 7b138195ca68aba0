import { createHash } from 'node:crypto';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Ctx } from './context.js';
import { isUuid } from './entities/ids.js';
import { badInput, conflict } from './errors.js';

const KEPT_DAYS = 7;
const MAX_KEY_LENGTH = 200;
const GUEST = 'guest';

/** What a caller's `Idempotency-Key` made, so that the same request sent twice makes it once (decisions §12). */
@Entity({ tableName: 'idempotency_key' })
export class IdempotencyKey {
  /** Whose key it is: a person's keys are their own, a guest's key is itself the capability. */
  @PrimaryKey({ type: 'text' })
  scope!: string;

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'text' })
  resourceId!: string;

  @Index()
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

/**
 * Claims the caller's key for the thing about to be made; to be called first in the transaction that makes it. A
 * second request with the same key waits here until the first one is through.
 * @param operation names the kind of request, so that one key cannot answer for another kind
 * @param input the validated input, compared with that of the first request
 * @param resourceId the id that the thing will get
 * @returns undefined if the thing is to be made, or the id of what the key has made before
 * @throws AppError BAD_INPUT for a malformed key, CONFLICT for a known key with another input
 */
export async function claimIdempotencyKey(
  ctx: Ctx,
  operation: string,
  input: unknown,
  resourceId: string,
): Promise<string | undefined> {
  if (ctx.idempotencyKey === undefined) return undefined;
  const key = wellFormedKey(ctx, ctx.idempotencyKey);
  const scope = `${ctx.actor.kind === 'user' ? ctx.actor.id : GUEST}:${operation}`;
  const fingerprint = fingerprintOf(input);
  const now = ctx.clock();
  const claimed = await ctx.em.execute<unknown[]>(
    `insert into idempotency_key (scope, key, fingerprint, resource_id, created_at) values (?, ?, ?, ?, ?)
     on conflict (scope, key) do update
       set fingerprint = excluded.fingerprint, resource_id = excluded.resource_id, created_at = excluded.created_at
       where idempotency_key.created_at < ?
     returning 1`,
    [scope, key, fingerprint, resourceId, now, expiryLimit(now)],
  );
  if (claimed.length > 0) return undefined;
  const earlier = await ctx.em.findOneOrFail(IdempotencyKey, { scope, key });
  if (earlier.fingerprint !== fingerprint) {
    throw conflict('This request was already sent with other details. Please submit it again.');
  }
  return earlier.resourceId;
}

/**
 * What a person's key made while the server took them for a guest, because their session had ended: a public operation answers that as it
 * does a guest (decisions §12), and whoever did not get the answer sends it again once they are signed in. A guest's key is itself the
 * capability.
 * @returns the id of what was made of the same input, if it was
 */
export async function madeAsGuest(ctx: Ctx, operation: string, input: unknown): Promise<string | undefined> {
  const { idempotencyKey: key, actor } = ctx;
  if (actor.kind === 'guest' || key === undefined || !isUuid(key)) return undefined;
  const made = await ctx.em.findOne(IdempotencyKey, {
    scope: `${GUEST}:${operation}`,
    key: key.toLowerCase(),
    fingerprint: fingerprintOf(input),
    createdAt: { $gte: expiryLimit(ctx.clock()) },
  });
  return made?.resourceId;
}

const fingerprintOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** Forgets keys older than 7 days; run now and then by the process (housekeeping.ts). */
export async function forgetOldIdempotencyKeys(ctx: Ctx): Promise<void> {
  await ctx.em.nativeDelete(IdempotencyKey, { createdAt: { $lt: expiryLimit(ctx.clock()) } });
}

const expiryLimit = (now: Date) => new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);

/** A guest's key is a UUID, which has no case; a person's is any text of sane length. */
function wellFormedKey(ctx: Ctx, key: string): string {
  if (ctx.actor.kind === 'guest') {
    if (isUuid(key)) return key.toLowerCase();
    throw badInput('Idempotency-Key must be a UUID.');
  }
  if (key.length > 0 && key.length <= MAX_KEY_LENGTH) return key;
  throw badInput(`Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters.`);
}
