import { choiceFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { OutgoingMail } from './entity.js';
import { MailState } from './enums.js';
import { isAdmin } from '../core/policy.js';

/** The mails that go out one by one, newest first; those of campaigns are listed with them. */
export const mailTable = declareTable({
  name: 'MailTable',
  description:
    'The mails that go out one by one, newest first, and not those of campaigns; searched in the address. For admins.',
  pageDescription: 'A page of the mails.',
  scope: 'mail',
  mayRead: isAdmin,
  entity: OutgoingMail,
  sortDescription: 'What mails can be sorted by.',
  sorts: {
    CREATED_AT: ['createdAt', 'By when it was posted.'],
    RECIPIENT: ['recipientKey', 'By the address, regardless of case; rising, those that have none yet come last.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: { state: choiceFilter(MailState, 'Please choose a state from the list.', 'Only mails that are so far.') },
  searched: 'recipient_key',
  where: () => [{ batchId: null }],
});
