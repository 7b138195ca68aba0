import { type Ref, ref } from '@mikro-orm/core';
import { User } from '../accounts/index.js';
import type { Ctx, Occurrence } from '../core/context.js';
import type { DomainEvent } from '../core/domainEvent.js';
import { UserRole } from '../core/policy.js';
import { Notification } from './entity.js';

/** Leaving words for people, for the listeners of this room. Nobody is told what they did themself, but for what somebody else may have done in their name. */

/** What somebody is told, and the path of this site that leads to it. */
export type Notice = Pick<Notification, 'title' | 'message'> & { link: string };

/** Tells one person; a guest cannot be notified. */
export function notify(
  ctx: Ctx,
  user: Ref<User> | null,
  notice: Notice,
  { actorId, occurredAt }: Occurrence<DomainEvent>,
): void {
  if (user !== null && user.id !== actorId) leave(ctx, user, notice, occurredAt);
}

/** Warns one person of what was done with their account, also where it was done by themself: it may have been a stranger. */
export function warn(ctx: Ctx, user: Ref<User>, notice: Notice, { occurredAt }: Occurrence<DomainEvent>): void {
  leave(ctx, user, notice, occurredAt);
}

function leave(ctx: Ctx, user: Ref<User>, notice: Notice, timestamp: Date): void {
  ctx.em.persist(Object.assign(new Notification(), { user, ...notice, timestamp }));
}

/** Tells all who run the shop. */
export async function notifyAdmins(ctx: Ctx, notice: Notice, occurrence: Occurrence<DomainEvent>): Promise<void> {
  const admins = await ctx.em.find(User, { role: UserRole.ADMIN });
  for (const admin of admins) notify(ctx, ref(admin), notice, occurrence);
}
