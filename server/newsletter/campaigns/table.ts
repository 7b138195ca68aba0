import { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { SortDirection } from '../../core/pagination.js';
import { tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { CampaignStatus } from '../enums.js';
import { EmailCampaign } from './entity.js';

export enum CampaignTableSort {
  SUBJECT = 'SUBJECT',
  CREATED_AT = 'CREATED_AT',
  SENT_AT = 'SENT_AT',
}

describedEnum(CampaignTableSort, 'CampaignTableSort', 'What campaigns can be sorted by.', {
  SUBJECT: 'By the subject, regardless of case.',
  CREATED_AT: 'By when it was first kept as a draft.',
  SENT_AT: 'By when it was sent; rising, drafts come last.',
});

const schema = tableSchema(
  CampaignTableSort,
  { sort: CampaignTableSort.CREATED_AT, direction: SortDirection.DESC },
  {
    status: z
      .enum(CampaignStatus, { error: 'Please choose a status from the list.' })
      .nullish()
      .meta({ description: 'Only campaigns in this state.' }),
  },
);

/** back-office §2 'Email Campaigns': newest first. */
export const campaignTable: Table<EmailCampaign, z.output<typeof schema>> = {
  entity: EmailCampaign,
  schema,
  sorts: { SUBJECT: 'subjectKey', CREATED_AT: 'createdAt', SENT_AT: 'sentAt' },
  where: ({ search, status }) => ({
    $and: [status ? { status } : {}, ...containsEveryWord('subject_key', search ?? '')],
  }),
};
