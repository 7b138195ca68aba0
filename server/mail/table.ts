import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { choiceFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { OutgoingMail } from './entity.js';
import { MailState } from './enums.js';
import { isAdmin } from '../core/policy.js';

export enum MailTableSort {
  CREATED_AT = 'CREATED_AT',
  RECIPIENT = 'RECIPIENT',
}

describedEnum(MailTableSort, 'MailTableSort', 'What mails can be sorted by.', {
  CREATED_AT: 'By when it was posted.',
  RECIPIENT: 'By the address, regardless of case; rising, those that have none yet come last.',
});

const schema = tableSchema(
  MailTableSort,
  { sort: MailTableSort.CREATED_AT, direction: SortDirection.DESC },
  { state: choiceFilter(MailState, 'Please choose a state from the list.', 'Only mails that are so far.') },
);

/** The mails that go out one by one, newest first; those of campaigns are listed with them. */
export const mailTable: Table<OutgoingMail, z.output<typeof schema>> = {
  name: 'MailTable',
  description:
    'The mails that go out one by one, newest first, and not those of campaigns; searched in the address. For admins.',
  pageDescription: 'A page of the mails.',
  scope: 'mail',
  mayRead: isAdmin,
  entity: OutgoingMail,
  schema,
  sorts: { CREATED_AT: 'createdAt', RECIPIENT: 'recipientKey' },
  where: ({ search, state }) => ({
    $and: [{ batchId: null }, state ? { state } : {}, ...containsEveryWord('recipient_key', search ?? '')],
  }),
};
