import { inBin } from '../../core/entities/bin.js';
import { choiceFilter, flagFilter } from '../../core/table/args.js';
import { declareTable } from '../../core/table/declareTable.js';
import { InboxMessage } from '../entity.js';
import { InboxKind, InboxStatus } from '../enums.js';
import { canManage } from '../policy.js';

/** decisions §5 'Inbox': newest first. */
export const inboxTable = declareTable({
  name: 'InboxTable',
  description:
    'Messages and applications, newest first; searched in name, e-mail address, phone, subject and message. For admins.',
  pageDescription: 'A page of the inbox.',
  scope: 'inbox',
  mayRead: canManage,
  entity: InboxMessage,
  sortDescription: 'What the inbox can be sorted by.',
  sorts: {
    CREATED_AT: ['createdAt', 'By when it came in.'],
    NAME: ['nameKey', 'By the name of the sender, regardless of case.'],
    STATUS: ['statusRank', 'Rising: new, read, answered.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: {
    kind: choiceFilter(InboxKind, 'Please choose a kind from the list.', 'Only messages from this form.'),
    status: choiceFilter(
      InboxStatus,
      'Please choose a status from the list.',
      'Only messages with which this was done.',
    ),
    deleted: flagFilter('true gives the deleted messages instead.'),
  },
  searched: 'search',
  where: ({ deleted }) => [inBin(deleted)],
  populate: ['job', 'user', 'replies'],
});
