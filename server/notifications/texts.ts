import type { Bill, BillKind } from '../bills/index.js';
import type { BlogPost } from '../blog/index.js';
import { rupees } from '../core/fields/money.js';
import { InboxKind, type InboxMessage } from '../inbox/index.js';
import { deviceOf, type Repair, type RepairStatus, STATUS_LABELS } from '../repairs/index.js';
import { WebhookDisabledReason } from '../webhooks/index.js';
import type { Notice } from './notify.js';

/** What people are told, in English; the client knows each sentence in their language (decisions §13). */

const linkTo = (repair: Repair) => `/track/${repair.id}`;

/** The record, for those who run the shop. */
const recordOf = (repair: Repair) => `/admin/repairs?view=${repair.id}`;

export const newAccessToken = (name: string): Notice => ({
  link: '/settings/tokens',
  title: 'New access token',
  message: `A new access token was made for your account: ${name}`,
});

export const newRepair = (repair: Repair): Notice => ({
  link: recordOf(repair),
  title: 'New repair request',
  message: `${deviceOf(repair)} from ${repair.userName}.`,
});

const statusChanged = (repair: Repair, status: RepairStatus): Notice => ({
  link: linkTo(repair),
  title: 'Repair update',
  message: `Your ${deviceOf(repair)} is now: ${STATUS_LABELS[status]}.`,
});

const quoteReady = (repair: Repair, cost: number): Notice => ({
  link: linkTo(repair),
  title: 'Your quote is ready',
  message: `Repairing your ${deviceOf(repair)} would cost ${rupees(cost)}. Please approve or reject the quote.`,
});

/** Where a repair stands; where there is a quote to decide, that is what it is about. @param news.cost of the quote */
export const movedOn = (repair: Repair, { status, cost }: { status: RepairStatus; cost: number | null }): Notice =>
  cost === null ? statusChanged(repair, status) : quoteReady(repair, cost);

export const quoteDecided = (repair: Repair, decision: 'APPROVE' | 'REJECT', cost: number): Notice => {
  const verb = decision === 'APPROVE' ? 'approved' : 'rejected';
  return {
    link: recordOf(repair),
    title: `Quote ${verb}`,
    message: `${deviceOf(repair)}: the customer ${verb} the quote of ${rupees(cost)}.`,
  };
};

export const paymentReceived = (repair: Repair, amount: number): Notice => ({
  link: linkTo(repair),
  title: 'Payment received',
  message: `For your ${deviceOf(repair)} the shop has received ${rupees(amount)}. Thank you.`,
});

/** For the shop. @param isLate whether it had been called off before */
export const paidOnline = (repair: Repair, amount: number, isLate: boolean): Notice => ({
  link: linkTo(repair),
  title: isLate ? 'Payment received late' : 'Payment received',
  message: isLate
    ? `${deviceOf(repair)}: ${rupees(amount)} was paid after it had been called off. Please look at the record.`
    : `${deviceOf(repair)}: ${rupees(amount)} was paid on the site.`,
});

export const paymentHeld = (repair: Repair): Notice => ({
  link: linkTo(repair),
  title: 'Payment to look at',
  message: `${deviceOf(repair)}: the answer of the payment service does not fit. Please look at the record.`,
});

const BILL_NAMES: Record<BillKind, string> = {
  ESTIMATE: 'Estimate',
  RECEIPT: 'Receipt',
  TAX_INVOICE: 'Tax invoice',
  PAN_BILL: 'Bill',
  CREDIT_NOTE: 'Credit note',
};

export const billIssued = (repair: Repair, { kind, code, key }: Bill): Notice => ({
  link: `/bill/${key}`,
  title: `${BILL_NAMES[kind]} issued`,
  message: `${BILL_NAMES[kind]} ${code} for your ${deviceOf(repair)} is ready to be read and printed.`,
});

export const visibilityChanged = (repair: Repair, isPublic: boolean): Notice =>
  isPublic
    ? {
        link: linkTo(repair),
        title: 'Repair made public',
        message: `Your ${deviceOf(repair)} now appears in the public records, with your name shortened. You can change this at any time.`,
      }
    : {
        link: linkTo(repair),
        title: 'Repair made private',
        message: `Your ${deviceOf(repair)} no longer appears in the public records.`,
      };

export const commentAnswered = ({ id, title }: BlogPost): Notice => ({
  link: `/blog/${id}`,
  title: 'Your comment was answered',
  message: `The shop has answered your comment on: ${title}`,
});

export const newMessage = ({ id, kind, name, subject }: InboxMessage): Notice => ({
  link: `/admin/inbox?view=${id}`,
  title: kind === InboxKind.APPLICATION ? 'New job application' : 'New message',
  message: `${name}: ${subject}`,
});

export const webhookDisabled = (reason: WebhookDisabledReason): Notice => ({
  link: '/admin/webhooks',
  title: 'Webhook switched off',
  message:
    reason === WebhookDisabledReason.GONE
      ? 'Its receiver answered that it no longer exists.'
      : 'Nothing has reached its receiver for five days.',
});
