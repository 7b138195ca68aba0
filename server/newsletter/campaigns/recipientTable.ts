import type { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { SortDirection } from '../../core/pagination.js';
import { choiceFilter, idFilter, tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { MailState, OutgoingMail } from '../../mail/index.js';
import { canManage } from '../policy.js';

export enum RecipientTableSort {
  EMAIL = 'EMAIL',
  STATE = 'STATE',
  CREATED_AT = 'CREATED_AT',
  ENDED_AT = 'ENDED_AT',
}

describedEnum(RecipientTableSort, 'RecipientTableSort', 'What the recipients of a campaign can be sorted by.', {
  EMAIL: 'By the address, regardless of case.',
  STATE: 'By the name of the state.',
  CREATED_AT: 'By when it was posted.',
  ENDED_AT: 'By when it was sent, refused or left; rising, what is still to go comes last.',
});

const NOT_A_CAMPAIGN = 'This is no id of a campaign.';

const schema = tableSchema(
  RecipientTableSort,
  { sort: RecipientTableSort.EMAIL, direction: SortDirection.ASC },
  {
    campaignId: idFilter(NOT_A_CAMPAIGN, 'All campaigns if not given.'),
    state: choiceFilter(MailState, 'Please choose a state from the list.', 'Only mails that are so far.'),
  },
);

/** The mails of one campaign, or of all (decisions §9). */
export const recipientTable: Table<OutgoingMail, z.output<typeof schema>> = {
  name: 'CampaignRecipientTable',
  description:
    'To whom a campaign goes or went, and what became of each mail; by address, and searched in it. For admins.',
  pageDescription: 'A page of the mails of a campaign.',
  scope: 'newsletter',
  mayRead: canManage,
  entity: OutgoingMail,
  schema,
  sorts: { EMAIL: 'recipientKey', STATE: 'state', CREATED_AT: 'createdAt', ENDED_AT: 'endedAt' },
  where: ({ campaignId, search, state }) => ({
    $and: [
      { batchId: campaignId ?? { $ne: null } },
      state ? { state } : {},
      ...containsEveryWord('recipient_key', search ?? ''),
    ],
  }),
};
