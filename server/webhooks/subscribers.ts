import type { Ctx, Subscriber } from '../core/context.js';
import { DELETED_TOO } from '../core/entities/bin.js';
import { on } from '../core/events.js';
import {
  InboxMessage,
  InboxMessageAnswered,
  InboxMessageDeleted,
  InboxMessageReceived,
  InboxMessageRestored,
  InboxStatusChanged,
} from '../inbox/index.js';
import { BillIssued } from '../bills/index.js';
import { PaymentReceived } from '../payments/index.js';
import {
  QuoteDecided,
  QuoteOffered,
  Repair,
  RepairCostsChanged,
  RepairDeleted,
  RepairDetailsChanged,
  RepairRequested,
  RepairRestored,
  RepairStatusChanged,
  RepairVisibilityChanged,
  WarrantyStarted,
} from '../repairs/index.js';
import { SetReceived } from '../sets/index.js';
import { WebhookEvent } from './enums.js';
import { publish } from './sending/outbox.js';

/** What third parties are told of. What is in a record is read a moment after the event: it is never older than that. */

/** One that was deleted meanwhile had its change, too. */
async function readRepair(ctx: Ctx, id: string) {
  const repair = await ctx.em.findOneOrFail(Repair, { id }, { filters: DELETED_TOO });
  return {
    ...repair,
    submissionDate: repair.submissionDate.toISOString(),
    lastUpdateDate: repair.lastUpdateDate.toISOString(),
    promisedDate: repair.promisedDate?.toISOString() ?? null,
  };
}

/** @returns null for one that is gone by now */
async function readMessage(ctx: Ctx, id: string) {
  const message = await ctx.em.findOne(InboxMessage, { id });
  return message && { ...message, jobId: message.job?.id ?? null, createdAt: message.createdAt.toISOString() };
}

const ofRepairs: readonly Subscriber[] = [
  on(RepairRequested, (ctx, occurrence) =>
    publish(ctx, WebhookEvent.REPAIR_CREATED, occurrence, async () => ({
      repair: await readRepair(ctx, occurrence.event.subjectId),
    })),
  ),
  on(RepairStatusChanged, (ctx, occurrence) => {
    const { subjectId, from, to } = occurrence.event;
    return publish(ctx, WebhookEvent.REPAIR_STATUS_CHANGED, occurrence, async () => ({
      repair: await readRepair(ctx, subjectId),
      from,
      to,
    }));
  }),
  on(QuoteDecided, (ctx, occurrence) => {
    const { subjectId, decision, cost } = occurrence.event;
    return publish(ctx, WebhookEvent.REPAIR_QUOTE_DECIDED, occurrence, async () => ({
      repair: await readRepair(ctx, subjectId),
      decision,
      cost,
    }));
  }),
  on(QuoteOffered, (ctx, occurrence) => {
    const { subjectId, version, total } = occurrence.event;
    return publish(ctx, WebhookEvent.QUOTE_OFFERED, occurrence, async () => ({
      repair: await readRepair(ctx, subjectId),
      version,
      total,
    }));
  }),
  on(QuoteDecided, (ctx, occurrence) => {
    const { subjectId, version, decision, cost, via } = occurrence.event;
    return publish(ctx, WebhookEvent.QUOTE_DECIDED, occurrence, async () => ({
      repair: await readRepair(ctx, subjectId),
      version,
      decision,
      total: cost,
      via,
    }));
  }),
  on(WarrantyStarted, (ctx, occurrence) =>
    publish(ctx, WebhookEvent.WARRANTY_STARTED, occurrence, async () => {
      const { warrantyFrom, ...repair } = await readRepair(ctx, occurrence.event.subjectId);
      return { repair, from: warrantyFrom?.toISOString() ?? null };
    }),
  ),
  updated(RepairDetailsChanged, 'details'),
  updated(RepairCostsChanged, 'costs'),
  updated(RepairVisibilityChanged, 'visibility'),
  on(RepairDeleted, (ctx, occurrence) =>
    publish(ctx, WebhookEvent.REPAIR_DELETED, occurrence, async () => ({
      repair: { id: occurrence.event.subjectId },
    })),
  ),
  on(RepairRestored, (ctx, occurrence) =>
    publish(ctx, WebhookEvent.REPAIR_RESTORED, occurrence, async () => ({
      repair: await readRepair(ctx, occurrence.event.subjectId),
    })),
  ),
];

function updated(
  event: typeof RepairDetailsChanged | typeof RepairCostsChanged | typeof RepairVisibilityChanged,
  change: 'details' | 'costs' | 'visibility',
): Subscriber {
  return on<RepairDetailsChanged | RepairCostsChanged | RepairVisibilityChanged>(event, (ctx, occurrence) =>
    publish(ctx, WebhookEvent.REPAIR_UPDATED, occurrence, async () => ({
      repair: await readRepair(ctx, occurrence.event.subjectId),
      change,
    })),
  );
}

const ofSets: readonly Subscriber[] = [
  on(SetReceived, (ctx, occurrence) => {
    const { subjectId } = occurrence.event;
    return publish(ctx, WebhookEvent.SET_RECEIVED, occurrence, async () => ({
      repair: await readRepair(ctx, subjectId),
      set: await readSetOf(ctx, subjectId),
    }));
  }),
];

/** The set of a repair as it is written down by now. */
async function readSetOf(ctx: Ctx, repairId: string) {
  const options = { filters: DELETED_TOO, populate: ['set'] } as const;
  const repair = await ctx.em.findOneOrFail(Repair, { id: repairId }, options);
  return repair.set?.getEntity() ?? null;
}

const ofPayments: readonly Subscriber[] = [
  on(PaymentReceived, (ctx, occurrence) => {
    const { subjectId, of, entryId, kind, method, amount, isOnline } = occurrence.event;
    const paidFor = { repairId: of === 'repair' ? subjectId : null, productId: of === 'product' ? subjectId : null };
    return publish(ctx, WebhookEvent.PAYMENT_RECEIVED, occurrence, async () => ({
      payment: { id: entryId, ...paidFor, kind, method, amount, isOnline },
    }));
  }),
];

const ofBills: readonly Subscriber[] = [
  on(BillIssued, (ctx, occurrence) => {
    const { subjectId, kind, code, total, repairId, productId, creditsCode } = occurrence.event;
    return publish(ctx, WebhookEvent.BILL_ISSUED, occurrence, async () => ({
      bill: { id: subjectId, kind, code, total, repairId, productId, creditsCode },
    }));
  }),
];

const ofMessages: readonly Subscriber[] = [
  on(InboxMessageReceived, (ctx, occurrence) =>
    publish(ctx, WebhookEvent.INBOX_MESSAGE_RECEIVED, occurrence, async () => {
      const message = await readMessage(ctx, occurrence.event.subjectId);
      return message && { message };
    }),
  ),
  on(InboxMessageAnswered, (ctx, occurrence) =>
    publish(ctx, WebhookEvent.INBOX_MESSAGE_ANSWERED, occurrence, async () => {
      const message = await readMessage(ctx, occurrence.event.subjectId);
      return message && { message };
    }),
  ),
  on(InboxStatusChanged, (ctx, occurrence) => {
    const { subjectId, from, to } = occurrence.event;
    return publish(ctx, WebhookEvent.INBOX_STATUS_CHANGED, occurrence, async () => {
      const message = await readMessage(ctx, subjectId);
      return message && { message, from, to };
    });
  }),
  on(InboxMessageDeleted, (ctx, occurrence) =>
    publish(ctx, WebhookEvent.INBOX_MESSAGE_DELETED, occurrence, async () => ({
      message: { id: occurrence.event.subjectId },
    })),
  ),
  on(InboxMessageRestored, (ctx, occurrence) =>
    publish(ctx, WebhookEvent.INBOX_MESSAGE_RESTORED, occurrence, async () => {
      const message = await readMessage(ctx, occurrence.event.subjectId);
      return message && { message };
    }),
  ),
];

export const webhookSubscribers: readonly Subscriber[] = [
  ...ofRepairs,
  ...ofSets,
  ...ofPayments,
  ...ofBills,
  ...ofMessages,
];
