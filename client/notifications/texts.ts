import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { localDigits } from '../lib/digits';

/**
 * What the server writes into notifications, in English; this table gives each sentence a place in the catalogues
 * (decisions §13). A sentence that nobody has translated yet is shown as it came.
 */
const titles: Record<string, MessageDescriptor> = {
  'New repair request': msg`New repair request`,
  'Repair update': msg`Repair update`,
  'Your quote is ready': msg`Your quote is ready`,
  'Quote approved': msg`Quote approved`,
  'Quote rejected': msg`Quote rejected`,
  'Repair made public': msg`Repair made public`,
  'Repair made private': msg`Repair made private`,
  'Payment received': msg`Payment received`,
  'Payment received late': msg`Payment received late`,
  'Payment to look at': msg`Payment to look at`,
  'Estimate issued': msg`Estimate issued`,
  'Receipt issued': msg`Receipt issued`,
  'Tax invoice issued': msg`Tax invoice issued`,
  'Bill issued': msg`Bill issued`,
  'Credit note issued': msg`Credit note issued`,
  'New message': msg`New message`,
  'New job application': msg`New job application`,
  'Your comment was answered': msg`Your comment was answered`,
  'Webhook switched off': msg`Webhook switched off`,
  'New access token': msg`New access token`,
};

/** Sentences that name nothing. */
const plain: Record<string, MessageDescriptor> = {
  'Its receiver answered that it no longer exists.': msg`Its receiver answered that it no longer exists.`,
  'Nothing has reached its receiver for five days.': msg`Nothing has reached its receiver for five days.`,
};

type Sentence = (one: string, other: string) => MessageDescriptor;

const sentences: [pattern: RegExp, Sentence][] = [
  [/^Your (.+) is now: (.+)\.$/, (device, status) => msg`Your ${device} is now: ${status}.`],
  [
    /^Repairing your (.+) would cost Rs\. (.+)\. Please approve or reject the quote\.$/,
    (device, amount) => msg`Repairing your ${device} would cost Rs. ${amount}. Please approve or reject the quote.`,
  ],
  [
    /^(.+): the customer approved the quote of Rs\. (.+)\.$/,
    (device, amount) => msg`${device}: the customer approved the quote of Rs. ${amount}.`,
  ],
  [
    /^(.+): the customer rejected the quote of Rs\. (.+)\.$/,
    (device, amount) => msg`${device}: the customer rejected the quote of Rs. ${amount}.`,
  ],
  [
    /^Your (.+) now (?:appears|stands) in the public records, with your name shortened\. You can change this at any time\.$/,
    (device) =>
      msg`Your ${device} now appears in the public records, with your name shortened. You can change this at any time.`,
  ],
  [
    /^Your (.+) no longer (?:appears|stands) in the public records\.$/,
    (device) => msg`Your ${device} no longer appears in the public records.`,
  ],
  [
    /^For your (.+) the shop has received Rs\. (.+)\. Thank you\.$/,
    (device, amount) => msg`For your ${device} the shop has received Rs. ${amount}. Thank you.`,
  ],
  [
    /^(.+): Rs\. (.+) was paid after it had been called off\. Please look at the record\.$/,
    (device, amount) => msg`${device}: Rs. ${amount} was paid after it had been called off. Please look at the record.`,
  ],
  [/^(.+): Rs\. (.+) was paid on the site\.$/, (device, amount) => msg`${device}: Rs. ${amount} was paid on the site.`],
  [
    /^(.+): the answer of the payment service does not fit\. Please look at the record\.$/,
    (device) => msg`${device}: the answer of the payment service does not fit. Please look at the record.`,
  ],
  [
    /^\S.* (\w+-\d{4}\/\d{2}-\d+) for your (.+) is ready to be read and printed\.$/,
    (code, device) => msg`${code} for your ${device} is ready to be read and printed.`,
  ],
  [/^The shop has answered your comment on: (.+)$/, (title) => msg`The shop has answered your comment on: ${title}`],
  [
    /^A new access token was made for your account: (.+)$/,
    (name) => msg`A new access token was made for your account: ${name}`,
  ],
  [/^(.+) from (.+)\.$/, (device, name) => msg`${device} from ${name}.`],
];

/** The labels of public-site §3 as the server writes them into sentences. */
const statuses: Record<string, MessageDescriptor> = {
  Requested: msg`Requested`,
  'Picked Up': msg`Picked Up`,
  Diagnosing: msg`Diagnosing`,
  'Diagnosed - Quote Pending': msg`Diagnosed - Quote Pending`,
  'Quote Approved - Repairing': msg`Quote Approved - Repairing`,
  'Quote Rejected': msg`Quote Rejected`,
  Repairing: msg`Repairing`,
  'Repaired - Pending Delivery/Pickup': msg`Repaired - Pending Delivery/Pickup`,
  Delivered: msg`Delivered`,
  Cancelled: msg`Cancelled`,
};

export const notificationTitle = (i18n: I18n, title: string): string => {
  const known = titles[title];
  return known ? i18n._(known) : title;
};

export function notificationMessage(i18n: I18n, message: string): string {
  const known = plain[message];
  if (known) return i18n._(known);
  for (const [pattern, sentence] of sentences) {
    const [, one, other] = pattern.exec(message) ?? [];
    if (one !== undefined) return i18n._(sentence(one, other === undefined ? '' : localValue(i18n, other)));
  }
  return message;
}

/** The name of a status and an amount of money read differently in another language; a person's name does not. */
function localValue(i18n: I18n, value: string): string {
  const status = statuses[value];
  if (status) return i18n._(status);
  return /^[\d,.]+$/.test(value) ? localDigits(value, i18n.locale) : value;
}
