import { ref } from '@mikro-orm/core';
import { AccessTokenCreated, User } from '../accounts/index.js';
import { Bill, BillIssued } from '../bills/index.js';
import { BlogComment, BlogCommentReplied, PostStatus } from '../blog/index.js';
import type { Ctx } from '../core/context.js';
import { on } from '../core/events.js';
import { InboxMessage, InboxMessageReceived } from '../inbox/index.js';
import { OnlinePaymentHeld, PaymentReceived } from '../payments/index.js';
import {
  CustomerUpdateDue,
  DecisionWay,
  QuoteDecided,
  Repair,
  RepairRequested,
  RepairVisibilityChanged,
} from '../repairs/index.js';
import { WebhookDisabled } from '../webhooks/index.js';
import { notify, notifyAdmins, warn } from './notify.js';
import * as texts from './texts.js';

/** Who is told what (decisions §11). */

type Work = (repair: Repair) => Promise<void> | void;

/** A deleted repair has nothing more to tell. */
async function withRepair(ctx: Ctx, id: string, work: Work): Promise<void> {
  const repair = await ctx.em.findOne(Repair, { id });
  if (repair) await work(repair);
}

const ofRepairs = [
  on(RepairRequested, (ctx, occurrence) =>
    withRepair(ctx, occurrence.event.subjectId, (repair) => notifyAdmins(ctx, texts.newRepair(repair), occurrence)),
  ),
  on(CustomerUpdateDue, (ctx, occurrence) =>
    withRepair(ctx, occurrence.event.subjectId, (repair) => {
      notify(ctx, repair.owner, texts.movedOn(repair, occurrence.event), occurrence);
    }),
  ),
  on(QuoteDecided, (ctx, occurrence) =>
    withRepair(ctx, occurrence.event.subjectId, async (repair) => {
      const { decision, cost, via } = occurrence.event;
      // whoever has set a status knows what they have done
      if (via !== DecisionWay.LEGACY) await notifyAdmins(ctx, texts.quoteDecided(repair, decision, cost), occurrence);
    }),
  ),
  on(RepairVisibilityChanged, (ctx, occurrence) =>
    withRepair(ctx, occurrence.event.subjectId, (repair) =>
      notify(ctx, repair.owner, texts.visibilityChanged(repair, occurrence.event.isPublic), occurrence),
    ),
  ),
];

/** What is told of payments for repairs; of a set that is paid for the log tells. */
const ofRepair = async (
  { subjectId, of }: PaymentReceived | OnlinePaymentHeld,
  ctx: Ctx,
  work: Work,
): Promise<void> => {
  if (of === 'repair') await withRepair(ctx, subjectId, work);
};

const ofPayments = [
  on(PaymentReceived, (ctx, occurrence) =>
    ofRepair(occurrence.event, ctx, async (repair) => {
      const { amount, isOnline, isLate } = occurrence.event;
      notify(ctx, repair.owner, texts.paymentReceived(repair, amount), occurrence);
      if (isOnline) await notifyAdmins(ctx, texts.paidOnline(repair, amount, isLate), occurrence);
    }),
  ),
  on(OnlinePaymentHeld, (ctx, occurrence) =>
    ofRepair(occurrence.event, ctx, (repair) => notifyAdmins(ctx, texts.paymentHeld(repair), occurrence)),
  ),
];

const ofBills = [
  on(BillIssued, async (ctx, occurrence) => {
    const { subjectId, repairId } = occurrence.event;
    const bill = repairId === null ? null : await ctx.em.findOne(Bill, { id: subjectId });
    if (bill)
      await withRepair(ctx, repairId!, (repair) =>
        notify(ctx, repair.owner, texts.billIssued(repair, bill), occurrence),
      );
  }),
];

/** An answer that its reader could not see is none. */
const onPage = (id: string) => ({
  id,
  isApproved: true,
  post: { status: PostStatus.Published, deletedAt: null },
});

const ofReaders = [
  on(BlogCommentReplied, async (ctx, occurrence) => {
    const comment = await ctx.em.findOne(BlogComment, onPage(occurrence.event.subjectId), { populate: ['post'] });
    if (comment) notify(ctx, comment.user, texts.commentAnswered(comment.post.getEntity()), occurrence);
  }),
  on(InboxMessageReceived, async (ctx, occurrence) => {
    const message = await ctx.em.findOne(InboxMessage, { id: occurrence.event.subjectId });
    if (message) await notifyAdmins(ctx, texts.newMessage(message), occurrence);
  }),
];

const ofWebhooks = [
  on(WebhookDisabled, (ctx, occurrence) =>
    notifyAdmins(ctx, texts.webhookDisabled(occurrence.event.reason), occurrence),
  ),
];

const ofAccounts = [
  on(AccessTokenCreated, async (ctx, occurrence) => {
    const owner = await ctx.em.findOne(User, { id: occurrence.event.ownerId });
    if (owner) warn(ctx, ref(owner), texts.newAccessToken(occurrence.event.name), occurrence);
  }),
];

export const notificationSubscribers = [
  ...ofRepairs,
  ...ofPayments,
  ...ofBills,
  ...ofReaders,
  ...ofWebhooks,
  ...ofAccounts,
];
