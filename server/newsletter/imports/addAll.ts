import type { Ctx } from '../../core/context.js';
import { newUuid } from '../../core/entities/ids.js';
import { hashOf, isSuppressedSql } from '../audience/suppression.js';
import { type ImportedAddress } from './file.js';

/**
 * Puts addresses on the list: one statement for all of them. Of an address that is there twice the first counts, but for its status: who has left
 * by one of its lines has left.
 */
export async function addAll(ctx: Ctx, addresses: ImportedAddress[]): Promise<{ added: number; suppressed: number }> {
  const now = ctx.clock();
  const rows = addresses.map(({ email, isActive, hasLeft, createdAt }) => ({
    id: newUuid(),
    email,
    is_active: isActive,
    has_left: hasLeft,
    created_at: createdAt && createdAt < now ? createdAt : now,
  }));
  const [counts] = await ctx.em.execute<{ added: number; suppressed: number }[]>(
    `with given as (
      select id, email, created_at, bool_and(is_active) over same as is_active, bool_or(has_left) over same as has_left
      from jsonb_to_recordset(?::jsonb)
        as given (id uuid, email text, is_active boolean, has_left boolean, created_at timestamptz)
      window same as (partition by lower(email))
    ), suppressed as (
      select id from given where ${isSuppressedSql('given.email')}
        and not exists (select from newsletter_subscription where email_key = lower(given.email))
    ), added as (
      insert into newsletter_subscription (id, email, is_active, created_at)
      select id, email, is_active, created_at from given where not exists (select from suppressed where id = given.id)
      on conflict (email_key) do nothing returning id
    ), leaving as (
      insert into mail_suppression (email_hash, created_at)
      select ${hashOf('email')}, ? from given where has_left and id in (select id from added)
      on conflict do nothing
    ) select (select count(*)::int from added) as added, (select count(*)::int from suppressed) as suppressed`,
    [JSON.stringify(rows), now],
  );
  return counts!;
}
