import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type RepairStatus, repairStatuses } from '../../repairs';

/** What the log says in one way each time (server: activity/subscribers.ts). */
export const logConstants: Record<string, MessageDescriptor> = {
  'Signed in.': msg`Signed in.`,
  'Registered.': msg`Registered.`,
  'E-mail address confirmed.': msg`E-mail address confirmed.`,
  'Signed out.': msg`Signed out.`,
  'User added.': msg`User added.`,
  'Made the main admin, on the server.': msg`Made the main admin, on the server.`,
  'User deleted.': msg`User deleted.`,
  'Reset link sent.': msg`Reset link sent.`,
  'Repair requested.': msg`Repair requested.`,
  'Note to the customer added.': msg`Note to the customer added.`,
  'Costs or delivery charge changed.': msg`Costs or delivery charge changed.`,
  'Made public.': msg`Made public.`,
  'Made private.': msg`Made private.`,
  'Warranty started.': msg`Warranty started.`,
  'Customer not notified after all.': msg`Customer not notified after all.`,
  'Feedback of the customer written.': msg`Feedback of the customer written.`,
  'Repair deleted.': msg`Repair deleted.`,
  'Repair restored.': msg`Repair restored.`,
  'Product added.': msg`Product added.`,
  'Product updated.': msg`Product updated.`,
  'Product deleted.': msg`Product deleted.`,
  'Product restored.': msg`Product restored.`,
  'Product reserved.': msg`Product reserved.`,
  'Product for sale again.': msg`Product for sale again.`,
  'Product sold.': msg`Product sold.`,
  'Set added.': msg`Set added.`,
  'Set taken in.': msg`Set taken in.`,
  'Message to the customer written.': msg`Message to the customer written.`,
  'Checklist of the sheets updated.': msg`Checklist of the sheets updated.`,
  'Tax settings updated.': msg`Tax settings updated.`,
  'Review written.': msg`Review written.`,
  'Approval given back.': msg`Approval given back.`,
  'Approval withdrawn.': msg`Approval withdrawn.`,
  'Review deleted.': msg`Review deleted.`,
  'Review restored.': msg`Review restored.`,
  'Subscribed to the newsletter.': msg`Subscribed to the newsletter.`,
  'Subscription resumed.': msg`Subscription resumed.`,
  'Subscription stopped.': msg`Subscription stopped.`,
  'Subscription deleted.': msg`Subscription deleted.`,
  'Unsubscribed from the newsletter.': msg`Unsubscribed from the newsletter.`,
  'Campaign added.': msg`Campaign added.`,
  'Campaign updated.': msg`Campaign updated.`,
  'Campaign deleted.': msg`Campaign deleted.`,
  'Campaign paused.': msg`Campaign paused.`,
  'Campaign resumed.': msg`Campaign resumed.`,
  'Blog post added.': msg`Blog post added.`,
  'Blog post updated.': msg`Blog post updated.`,
  'Blog post deleted.': msg`Blog post deleted.`,
  'Blog post restored.': msg`Blog post restored.`,
  'Comment written.': msg`Comment written.`,
  'Comment shown.': msg`Comment shown.`,
  'Comment hidden.': msg`Comment hidden.`,
  'Comment answered.': msg`Comment answered.`,
  'Comment deleted.': msg`Comment deleted.`,
  'Comment restored.': msg`Comment restored.`,
  'Message answered by mail.': msg`Message answered by mail.`,
  'Message deleted.': msg`Message deleted.`,
  'Message restored.': msg`Message restored.`,
  'FAQ item added.': msg`FAQ item added.`,
  'FAQ item updated.': msg`FAQ item updated.`,
  'FAQ item deleted.': msg`FAQ item deleted.`,
  'Hero slide added.': msg`Hero slide added.`,
  'Hero slide updated.': msg`Hero slide updated.`,
  'Hero slide deleted.': msg`Hero slide deleted.`,
  'Job opening added.': msg`Job opening added.`,
  'Job opening updated.': msg`Job opening updated.`,
  'Job opening deleted.': msg`Job opening deleted.`,
  'Top bar settings updated.': msg`Top bar settings updated.`,
  'Notification read.': msg`Notification read.`,
  'Mail sent once more by hand.': msg`Mail sent once more by hand.`,
  'Mail given up.': msg`Mail given up.`,
  'Webhook added.': msg`Webhook added.`,
  'Webhook updated.': msg`Webhook updated.`,
  'New secret made for a webhook.': msg`New secret made for a webhook.`,
  'Webhook deleted.': msg`Webhook deleted.`,
  'Test sent to a webhook.': msg`Test sent to a webhook.`,
  'Webhook message sent once more by hand.': msg`Webhook message sent once more by hand.`,
};

const status = (value: string): string => {
  const known = value in repairStatuses ? repairStatuses[value as RepairStatus].label : undefined;
  return known ? i18n._(known) : value;
};

const patterns: [RegExp, (...values: string[]) => MessageDescriptor][] = [
  [
    /^Status changed from (\w+) to (\w+)\.$/,
    (from, to) => msg`Status changed from ${{ from: status(from) }} to ${{ to: status(to) }}.`,
  ],
  [/^Signed in with (.+)\.$/, (provider) => msg`Signed in with ${provider}.`],
  [/^Connected (.+)\.$/, (provider) => msg`Connected ${provider}.`],
  [/^Disconnected (.+)\.$/, (provider) => msg`Disconnected ${provider}.`],
  [/^Access token made: (.+)\.$/, (token) => msg`Access token made: ${token}.`],
  [/^Access token revoked: (.+)\.$/, (token) => msg`Access token revoked: ${token}.`],
  [/^Version (\d+) offered: (.+)\.$/, (version, money) => msg`Version ${version} offered: ${money}.`],
  [/^Customer notified: (.+)\.$/, (by) => msg`Customer notified: ${by}.`],
  [
    /^Message to customers updated: (\w+)\.$/,
    (about) => msg`Message to customers updated: ${{ about: status(about) }}.`,
  ],
  [
    /^Cash-up of (\S+) closed: (.+) counted, difference (.+)\.$/,
    (day, counted, difference) => msg`Cash-up of ${day} closed: ${counted} counted, difference ${difference}.`,
  ],
  [/^Cash-up of (\S+) opened again\.$/, (day) => msg`Cash-up of ${day} opened again.`],
  [/^Campaign sent to (\d+) subscribers\.$/, (count) => msg`Campaign sent to ${count} subscribers.`],
  [/^(\d+) mails of a campaign sent once more\.$/, (count) => msg`${count} mails of a campaign sent once more.`],
  [/^(\d+) addresses imported\.$/, (count) => msg`${count} addresses imported.`],
  [/^(\d+) notifications read\.$/, (count) => msg`${count} notifications read.`],
  [/^Page '(.+)' updated\.$/, (page) => msg`Page ''${page}'' updated.`],
  [/^Profile updated: (.+)\.$/, (fields) => msg`Profile updated: ${fields}.`],
  [/^Preferences updated: (.+)\.$/, (fields) => msg`Preferences updated: ${fields}.`],
  [/^Record changed: (.+)\.$/, (fields) => msg`Record changed: ${fields}.`],
  [/^(\S+) issued: credits (\S+), (.+)\.$/, (code, bill, money) => msg`${code} issued: credits ${bill}, ${money}.`],
  [/^(\S+) issued: (\w+), (.+)\.$/, (code, kind, money) => msg`${code} issued: ${kind}, ${money}.`],
  [/^(\S+) sent by mail\.$/, (code) => msg`${code} sent by mail.`],
  [/^Set changed: (.+)\.$/, (fields) => msg`Set changed: ${fields}.`],
];

/** A line of the log in the reader's language; what has no sentence here as it was written. */
export function logSentence(description: string): string {
  if (i18n.locale === 'en') return description;
  const constant = logConstants[description];
  if (constant) return i18n._(constant);
  for (const [pattern, sentence] of patterns) {
    const match = pattern.exec(description);
    if (match) return i18n._(sentence(...match.slice(1)));
  }
  return description;
}
