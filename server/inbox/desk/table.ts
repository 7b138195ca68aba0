import type { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { SortDirection } from '../../core/pagination.js';
import { choiceFilter, tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { InboxMessage } from '../entity.js';
import { InboxKind, InboxStatus } from '../enums.js';
import { canManage } from '../policy.js';

export enum InboxTableSort {
  CREATED_AT = 'CREATED_AT',
  NAME = 'NAME',
  STATUS = 'STATUS',
}

describedEnum(InboxTableSort, 'InboxTableSort', 'What the inbox can be sorted by.', {
  STATUS: 'Rising: new, read, answered.',
  CREATED_AT: 'By when it came in.',
  NAME: 'By the name of the sender, regardless of case.',
});

const schema = tableSchema(
  InboxTableSort,
  { sort: InboxTableSort.CREATED_AT, direction: SortDirection.DESC },
  {
    kind: choiceFilter(InboxKind, 'Please choose a kind from the list.', 'Only messages from this form.'),
    status: choiceFilter(
      InboxStatus,
      'Please choose a status from the list.',
      'Only messages with which this was done.',
    ),
  },
);

/** decisions §5 'Inbox': newest first. */
export const inboxTable: Table<InboxMessage, z.output<typeof schema>> = {
  name: 'InboxTable',
  description:
    'Messages and applications, newest first; searched in name, e-mail address, phone, subject and message. For admins.',
  pageDescription: 'A page of the inbox.',
  scope: 'inbox',
  mayRead: canManage,
  entity: InboxMessage,
  schema,
  sorts: { CREATED_AT: 'createdAt', NAME: 'nameKey', STATUS: 'statusRank' },
  where: ({ search, kind, status }) => ({
    $and: [kind ? { kind } : {}, status ? { status } : {}, ...containsEveryWord('search', search ?? '')],
  }),
  populate: ['job', 'user', 'replies'],
};
