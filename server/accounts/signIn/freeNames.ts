import type { Ctx } from '../../core/context.js';
import { conflict } from '../../core/errors.js';
import type { User } from '../entity.js';
import { findByIdentifier, isMainAdmins } from './lookup.js';

/** Names that look like the shop itself, or that the REST shape uses for a guest (decisions §3). */
const RESERVED_USERNAMES = new Set(
  'guest_user guest user admin administrator root system support help info parda moderator staff owner me null undefined'.split(
    ' ',
  ),
);

/**
 * Makes sure that nobody has the name or the address; the main admin's is never free (decisions §10).
 * @param wanted what is to be taken; what is absent is not looked at
 * @param own the account that takes it, where there is one: what it has already, in whatever case, is free for it
 * @throws AppError CONFLICT with a message a field
 */
export async function assertFree(
  ctx: Ctx,
  { username, email }: { username?: string | undefined; email?: string | undefined },
  own?: User,
): Promise<void> {
  const fields: Record<string, string> = {};
  if (username !== undefined && differ(username, own?.username)) {
    const isTaken = RESERVED_USERNAMES.has(username.toLowerCase()) || (await findByIdentifier(ctx, username));
    if (isTaken) fields.username = 'This username is already taken.';
  }
  if (email !== undefined && differ(email, own?.email)) {
    const isTaken = isMainAdmins(ctx, email) || (await findByIdentifier(ctx, email));
    if (isTaken) fields.email = 'An account with this email already exists.';
  }
  const [message] = Object.values(fields);
  if (message) throw conflict(message, fields);
}

const differ = (one: string, other: string | undefined): boolean => one.toLowerCase() !== other?.toLowerCase();
