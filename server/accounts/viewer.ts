import type { Ref } from '@mikro-orm/core';
import type { Ctx } from '../core/context.js';
import { unauthenticated } from '../core/errors.js';
import { User } from './entity.js';

/** The signed-in person, or null for a guest. */
export async function viewer(ctx: Ctx): Promise<User | null> {
  return ctx.actor.kind === 'user' ? ctx.em.findOne(User, { id: ctx.actor.id }) : null;
}

/** The account of whoever calls, to be noted with what they do; null for a guest. Asks the database nothing. */
export const callersAccount = ({ actor, em }: Ctx): Ref<User> | null =>
  actor.kind === 'user' ? em.getReference(User, actor.id, { wrapped: true }) : null;

/**
 * The signed-in person, for what only they can do.
 * @throws AppError UNAUTHENTICATED
 */
export async function requireViewer(ctx: Ctx): Promise<User> {
  const user = await viewer(ctx);
  if (!user) throw unauthenticated();
  return user;
}
