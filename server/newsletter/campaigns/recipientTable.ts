import { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { isUuid } from '../../core/entities/ids.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { SortDirection } from '../../core/pagination.js';
import { tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { MailState, OutgoingMail } from '../../mail/index.js';

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
    campaignId: z
      .string({ error: NOT_A_CAMPAIGN })
      .refine(isUuid, NOT_A_CAMPAIGN)
      .nullish()
      .meta({ description: 'Only the mails of this campaign.' }),
    state: z
      .enum(MailState, { error: 'Please choose a state from the list.' })
      .nullish()
      .meta({ description: 'Only mails in this state.' }),
  },
);

/** The mails of one campaign, or of all (decisions §9). */
export const recipientTable: Table<OutgoingMail, z.output<typeof schema>> = {
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
