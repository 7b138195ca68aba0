import { User } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { batchedById } from '../../core/loader.js';
import type { Repair, RepairStatusEvent } from '../entity.js';
import { canManage } from '../policy.js';

/** What a record says of people and of the workshop, to admins alone; others get null. */

/** All accounts that a list asks for are read at once. */
const accountById = batchedById(User);

export const notesOf = (ctx: Ctx, repair: Repair): string | null => (canManage(ctx.actor) ? repair.adminNotes : null);

/** Where the set is in the workshop. */
export const shelfPlaceOf = (ctx: Ctx, repair: Repair): string | null =>
  canManage(ctx.actor) ? repair.shelfPlace : null;

/** Since when the customer is to be told something. */
export const notificationPendingSinceOf = (ctx: Ctx, repair: Repair): Date | null =>
  canManage(ctx.actor) ? repair.notificationPendingSince : null;

/** The account that a repair belongs to. */
export async function ownerOf(ctx: Ctx, { owner }: Repair): Promise<User | null> {
  return owner && canManage(ctx.actor) ? accountById(ctx, owner.id) : null;
}

/** Who changed a status. */
export const nameOfActor = (ctx: Ctx, { actor }: RepairStatusEvent): Promise<string | null> =>
  nameOf(ctx, actor?.id ?? null);

/** Who answered a quote. */
export const nameOfDecider = (ctx: Ctx, { decidedById }: { decidedById: string | null }): Promise<string | null> =>
  nameOf(ctx, decidedById);

async function nameOf(ctx: Ctx, userId: string | null): Promise<string | null> {
  const user = userId && canManage(ctx.actor) ? await accountById(ctx, userId) : null;
  return user && (user.name ?? user.username);
}
