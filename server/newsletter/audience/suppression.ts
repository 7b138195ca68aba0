import type { Ctx } from '../../core/context.js';

/** Who has unsubscribed (decisions §9). The database folds and hashes the address, so that all of it is folded alike. */

/** The hash under which an address is kept. @param address SQL that gives the address; never a text from outside */
export const hashOf = (address: string) => `encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;

/** A condition: the owner of this address has unsubscribed. @param address SQL, as above */
export const isSuppressedSql = (address: string) =>
  `exists (select from mail_suppression where email_hash = ${hashOf(address)})`;

export async function isSuppressed(ctx: Ctx, email: string): Promise<boolean> {
  const rows = await ctx.em.execute(`select 1 where ${isSuppressedSql('?::text')}`, [email]);
  return rows.length > 0;
}

/**
 * Nobody writes to this address again, whatever becomes of its subscription.
 * @returns whether that is new
 */
export async function suppress(ctx: Ctx, email: string): Promise<boolean> {
  const rows = await ctx.em.execute(
    `insert into mail_suppression (email_hash, created_at) values (${hashOf('?')}, ?) on conflict do nothing returning 1`,
    [email, ctx.clock()],
  );
  return rows.length > 0;
}

/** Its owner wants to be written to again. */
export async function liftSuppression(ctx: Ctx, email: string): Promise<void> {
  await ctx.em.execute(`delete from mail_suppression where email_hash = ${hashOf('?')}`, [email]);
}
