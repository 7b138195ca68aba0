import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { localDigits } from '../../lib/digits';

/** What the server says to admins only, as lib/serverMessages.ts has what it says to everybody. */
export const adminServerMessages: Record<string, MessageDescriptor> = {
  'Please choose a role from the list.': msg`Please choose a role from the list.`,
  'Cannot delete the main admin account.': msg`Cannot delete the main admin account.`,
  'You cannot delete your own account through this panel.': msg`You cannot delete your own account through this panel.`,
  'Cannot change the role of the main admin account.': msg`Cannot change the role of the main admin account.`,
  'You cannot change your own role through this panel.': msg`You cannot change your own role through this panel.`,
  'Cannot change the email of the main admin account.': msg`Cannot change the email of the main admin account.`,
  'This person was sent several links already. Please try again later.': msg`This person was sent several links already. Please try again later.`,
  'This day is closed already.': msg`This day is closed already.`,
  'This day is not closed.': msg`This day is not closed.`,
  'This day is still to come.': msg`This day is still to come.`,
  'Payments were entered meanwhile. Please look at the day again.': msg`Payments were entered meanwhile. Please look at the day again.`,
  'Please say in a note why the cash differs.': msg`Please say in a note why the cash differs.`,
  'Counted cash is required.': msg`Counted cash is required.`,
  'Counted cash must be a number.': msg`Counted cash must be a number.`,
  'Counted cash cannot be negative.': msg`Counted cash cannot be negative.`,
  'Counted cash is too high.': msg`Counted cash is too high.`,
  'Counted cash can have at most two decimals.': msg`Counted cash can have at most two decimals.`,
  'User not found.': msg`User not found.`,
  'This already exists.': msg`This already exists.`,
  'Invalid input.': msg`Invalid input.`,
  'The request is too large.': msg`The request is too large.`,
  'This was changed by someone else. Reload to see the changes.': msg`This was changed by someone else. Reload to see the changes.`,
  'This page was changed by someone else. Reload to see the changes.': msg`This page was changed by someone else. Reload to see the changes.`,
  'Order is required.': msg`Order is required.`,
  'Order must be a number.': msg`Order must be a number.`,
  'Order must be a whole number.': msg`Order must be a whole number.`,
  'Order is out of range.': msg`Order is out of range.`,
  'Reply cannot be empty.': msg`Reply cannot be empty.`,
  'Comment not found.': msg`Comment not found.`,
  'Please choose Draft or Published.': msg`Please choose Draft or Published.`,
  'A block is either a text or an image.': msg`A block is either a text or an image.`,
  'FAQ item not found.': msg`FAQ item not found.`,
  'An image is required.': msg`An image is required.`,
  'Hero slide not found.': msg`Hero slide not found.`,
  'Message not found.': msg`Message not found.`,
  'This mail is on its way already.': msg`This mail is on its way already.`,
  'Subscription not found.': msg`Subscription not found.`,
  'This address has unsubscribed. Only its owner can subscribe again.': msg`This address has unsubscribed. Only its owner can subscribe again.`,
  'Subject and body cannot be empty.': msg`Subject and body cannot be empty.`,
  'Please choose at least one mail.': msg`Please choose at least one mail.`,
  'At most 1,000 mails can be chosen.': msg`At most 1,000 mails can be chosen.`,
  'Only mails that failed, or of which nobody knows, can be sent again.': msg`Only mails that failed, or of which nobody knows, can be sent again.`,
  'Campaign not found.': msg`Campaign not found.`,
  'This campaign was sent already.': msg`This campaign was sent already.`,
  'Only a campaign that is being sent can be paused.': msg`Only a campaign that is being sent can be paused.`,
  'Only a paused campaign can be resumed.': msg`Only a paused campaign can be resumed.`,
  'This campaign is paused. Please resume it first.': msg`This campaign is paused. Please resume it first.`,
  'There are no such mails to send again.': msg`There are no such mails to send again.`,
  'Only a draft can be changed.': msg`Only a draft can be changed.`,
  'A campaign cannot be deleted while it is being sent.': msg`A campaign cannot be deleted while it is being sent.`,
  'There are no addresses in this list.': msg`There are no addresses in this list.`,
  'A list can have at most 1 MB.': msg`A list can have at most 1 MB.`,
  'A list can have at most 20,000 addresses.': msg`A list can have at most 20,000 addresses.`,
  'The list could not be read as CSV: please check its quotation marks.': msg`The list could not be read as CSV: please check its quotation marks.`,
  'The first line must name the columns, one of them Email.': msg`The first line must name the columns, one of them Email.`,
  'Text side must be left or right.': msg`Text side must be left or right.`,
  'Columns must be 2, 3 or 4.': msg`Columns must be 2, 3 or 4.`,
  'The map must be an https address of Google Maps or OpenStreetMap.': msg`The map must be an https address of Google Maps or OpenStreetMap.`,
  'The icon must be the address of a picture or an SVG.': msg`The icon must be the address of a picture or an SVG.`,
  'WhatsApp must be the full number with country code and no symbols.': msg`WhatsApp must be the full number with country code and no symbols.`,
  'Messenger must be the username only.': msg`Messenger must be the username only.`,
  'Please choose a category from the list.': msg`Please choose a category from the list.`,
  'Please choose a condition from the list.': msg`Please choose a condition from the list.`,
  'Please choose a grade from the list.': msg`Please choose a grade from the list.`,
  'Please choose a set.': msg`Please choose a set.`,
  'Reserved until must be a date and time.': msg`Reserved until must be a date and time.`,
  'Please choose a time that is still to come.': msg`Please choose a time that is still to come.`,
  'Please choose a time within the next 90 days.': msg`Please choose a time within the next 90 days.`,
  'Please choose a status from the list.': msg`Please choose a status from the list.`,
  'Please choose a customer from the list.': msg`Please choose a customer from the list.`,
  'This customer has no account any more.': msg`This customer has no account any more.`,
  'This repair no longer exists.': msg`This repair no longer exists.`,
  'A repair has another status by now. Reload to see the changes.': msg`A repair has another status by now. Reload to see the changes.`,
  'The repair has moved on since. Reload to see what the customer should know now.': msg`The repair has moved on since. Reload to see what the customer should know now.`,
  'Only what was noted by hand can be taken back.': msg`Only what was noted by hand can be taken back.`,
  'This update was not found.': msg`This update was not found.`,
  'It is too late to undo this: the customer was told.': msg`It is too late to undo this: the customer was told.`,
  'Review not found.': msg`Review not found.`,
  'Choose the set that is the same.': msg`Choose the set that is the same.`,
  'Choose two different sets.': msg`Choose two different sets.`,
  'Both sets are for sale. Take one of the products out of the shop first.': msg`Both sets are for sale. Take one of the products out of the shop first.`,
  'The repairs of this set have changed. Please look again which one goes where.': msg`The repairs of this set have changed. Please look again which one goes where.`,
  'Please sign the sheet.': msg`Please sign the sheet.`,
  'Please choose events from the list.': msg`Please choose events from the list.`,
  'The address must not hold a name or a password.': msg`The address must not hold a name or a password.`,
  'The host of this address cannot be found.': msg`The host of this address cannot be found.`,
  'Delivery not found.': msg`Delivery not found.`,
  'This delivery is on its way already.': msg`This delivery is on its way already.`,
  'Webhook not found.': msg`Webhook not found.`,
  'Please say of each repair where it goes.': msg`Please say of each repair where it goes.`,
  'Please choose products of this set.': msg`Please choose products of this set.`,
  'Each item can be on a sheet only once.': msg`Each item can be on a sheet only once.`,
  'This webhook is switched off.': msg`This webhook is switched off.`,
  'Please enter a web address.': msg`Please enter a web address.`,
  'Please choose at least one event.': msg`Please choose at least one event.`,
  'The address must not lead to this machine or into a private network.': msg`The address must not lead to this machine or into a private network.`,
  'The address must begin with https://.': msg`The address must begin with https://.`,
  'Its secret cannot be read any more: please make a new one.': msg`Its secret cannot be read any more: please make a new one.`,
  'The endpoint was switched off.': msg`The endpoint was switched off.`,
  'It was closed without an answer.': msg`It was closed without an answer.`,
  'It did not answer in time.': msg`It did not answer in time.`,
  'Nobody listens at this address.': msg`Nobody listens at this address.`,
};

/** What the server calls the fields of admin forms. */
const labels: Record<string, MessageDescriptor> = {
  Title: msg`Title`,
  Subtitle: msg`Subtitle`,
  Author: msg`Author`,
  Snippet: msg`Snippet`,
  Category: msg`Category`,
  Subject: msg`Subject`,
  Body: msg`Body`,
  Message: msg`Message`,
  Reply: msg`Reply`,
  Question: msg`Question`,
  Answer: msg`Answer`,
  Location: msg`Location`,
  Summary: msg`Summary`,
  Description: msg`Description`,
  'Button text': msg`Button text`,
  'Button link': msg`Button link`,
  Name: msg`Name`,
  Price: msg`Price`,
  'Purchase price': msg`Purchase price`,
  'Bought from': msg`Bought from`,
  Note: msg`Note`,
  Notes: msg`Notes`,
  Reason: msg`Reason`,
  'Promised date': msg`Promised date`,
  'Shelf place': msg`Shelf place`,
  'Admin notes': msg`Admin notes`,
  'Serial number': msg`Serial number`,
  'Line text': msg`Line text`,
  Item: msg`Item`,
  Accessory: msg`Accessory`,
  Introduction: msg`Introduction`,
  'Section title': msg`Section title`,
  'Section content': msg`Section content`,
  'Header title': msg`Header title`,
  'Header subtitle': msg`Header subtitle`,
  Address: msg`Address`,
  Hours: msg`Hours`,
  Search: msg`Search`,
  Feedback: msg`Feedback`,
  Comment: msg`Comment`,
  'Valid until': msg`Valid until`,
};

const label = (name: string) => {
  const known = labels[name];
  return known ? i18n._(known) : name;
};
const number = (digits: string) => localDigits(digits, i18n.locale);

type Sentence = (field: string, digits: string) => MessageDescriptor;

const ANSWERED = /^It answered (\d{3})\.$/;

/** The sentences of the server's field rules (server: core/fields): the pattern finds the field and the number in them. */
const sentences: [RegExp, Sentence][] = [
  [/^(.+) is required\.$/, (field) => msg`${field} is required.`],
  [/^(.+) must be text\.$/, (field) => msg`${field} must be text.`],
  [/^(.+) must be a number\.$/, (field) => msg`${field} must be a number.`],
  [/^(.+) must be a date and time\.$/, (field) => msg`${field} must be a date and time.`],
  [/^(.+) is too far away\.$/, (field) => msg`${field} is too far away.`],
  [/^(.+) is too high\.$/, (field) => msg`${field} is too high.`],
  [/^(.+) cannot be negative\.$/, (field) => msg`${field} cannot be negative.`],
  [/^(.+) can have at most two decimals\.$/, (field) => msg`${field} can have at most two decimals.`],
  [
    /^(.+) can have at most (\d+) characters\.$/,
    (field, digits) => msg`${field} can have at most ${digits} characters.`,
  ],
  [/^(.+) can have at most (\d+) lines\.$/, (field, digits) => msg`${field} can have at most ${digits} lines.`],
  [/^(.+) can have at most (\d+) items\.$/, (field, digits) => msg`${field} can have at most ${digits} items.`],
  [
    /^(.+) contains a character that cannot be (?:stored|used)\.$/,
    (field) => msg`${field} contains a character that cannot be used.`,
  ],
  [/^(.+) must be an address\.$/, (field) => msg`${field} must be an address.`],
  [
    /^(.+) must be a web address or a path of this site\.$/,
    (field) => msg`${field} must be a web address or a path of this site.`,
  ],
];

/** What a message to an admin says in the catalogues. */
export function findAdminMessage(text: string): MessageDescriptor | undefined {
  const constant = adminServerMessages[text];
  if (constant) return constant;
  const [, status] = ANSWERED.exec(text) ?? [];
  if (status) return msg`It answered ${status}.`;
  for (const [pattern, sentence] of sentences) {
    const [found, field, digits] = pattern.exec(text) ?? [];
    if (found) return sentence(label(field!), number(digits ?? ''));
  }
  return undefined;
}
