import { User } from '../accounts/entity.js';
import { UserSignedIn } from '../accounts/events.js';
import { FaqItemCreated, FaqItemDeleted, FaqItemUpdated } from '../faq/events.js';
import type { Ctx } from '../platform/context.js';
import type { DomainEvent } from '../platform/domainEvent.js';
import { on } from '../platform/events.js';
import { RepairCostsChanged, RepairNoteAdded, RepairRequested, RepairStatusChanged } from '../repairs/events.js';
import { ActivityLog } from './entity.js';

/** Declares which line of the log an event leaves. */
function logged<E extends DomainEvent>(
  event: abstract new (...args: never[]) => E,
  actionType: string,
  describe: (event: E) => string,
) {
  return on(event, (ctx, occurred) => {
    const actor = ctx.actor.kind === 'user' ? ctx.actor : undefined;
    record(ctx, {
      actionType,
      description: describe(occurred),
      targetId: occurred.subjectId,
      userId: actor?.id,
      userEmail: actor?.email,
    });
  });
}

function record(
  ctx: Ctx,
  line: Pick<ActivityLog, 'actionType' | 'description' | 'targetId'> & {
    userId?: string | undefined;
    userEmail?: string | undefined;
  },
) {
  ctx.em.persist(Object.assign(new ActivityLog(), line, { timestamp: ctx.clock() }));
}

/** The log listens to the rooms; no room knows of it. */
export const activitySubscribers = [
  // at sign-in the caller is still a guest, so the log is told who it was
  on(UserSignedIn, async (ctx, { subjectId }) => {
    const user = await ctx.em.findOneOrFail(User, { id: subjectId });
    record(ctx, {
      actionType: 'USER_LOGIN',
      description: 'Signed in.',
      targetId: user.id,
      userId: user.id,
      userEmail: user.email,
    });
  }),
  logged(RepairRequested, 'REPAIR_REQUEST_CREATE', () => 'Repair requested.'),
  logged(RepairStatusChanged, 'REPAIR_STATUS_UPDATE', ({ from, to }) => `Status changed from ${from} to ${to}.`),
  logged(RepairNoteAdded, 'REPAIR_REQUEST_UPDATE', () => 'Note to the customer added.'),
  logged(RepairCostsChanged, 'REPAIR_REQUEST_UPDATE', () => 'Costs or delivery charge changed.'),
  logged(FaqItemCreated, 'FAQ_ITEM_CREATE', () => 'FAQ item added.'),
  logged(FaqItemUpdated, 'FAQ_ITEM_UPDATE', () => 'FAQ item updated.'),
  logged(FaqItemDeleted, 'FAQ_ITEM_DELETE', () => 'FAQ item deleted.'),
];
