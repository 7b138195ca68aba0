import { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { SortDirection } from '../../core/pagination.js';
import { tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { InboxMessage } from '../entity.js';
import { InboxKind, InboxStatus } from '../enums.js';

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
    kind: z
      .enum(InboxKind, { error: 'Please choose a kind from the list.' })
      .nullish()
      .meta({ description: 'Only messages of this kind.' }),
    status: z
      .enum(InboxStatus, { error: 'Please choose a status from the list.' })
      .nullish()
      .meta({ description: 'Only messages in this state.' }),
  },
);

/** decisions §5 'Inbox': newest first. */
export const inboxTable: Table<InboxMessage, z.output<typeof schema>> = {
  entity: InboxMessage,
  schema,
  sorts: { CREATED_AT: 'createdAt', NAME: 'nameKey', STATUS: 'statusRank' },
  where: ({ search, kind, status }) => ({
    $and: [kind ? { kind } : {}, status ? { status } : {}, ...containsEveryWord('search', search ?? '')],
  }),
  populate: ['job', 'user', 'replies'],
};
