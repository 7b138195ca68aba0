import type { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { SortDirection } from '../../core/pagination.js';
import { choiceFilter, tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { CampaignStatus } from '../enums.js';
import { EmailCampaign } from './entity.js';
import { canManage } from '../policy.js';

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
    status: choiceFilter(CampaignStatus, 'Please choose a status from the list.', 'Only campaigns that are so far.'),
  },
);

/** back-office §2 'Email Campaigns': newest first. */
export const campaignTable: Table<EmailCampaign, z.output<typeof schema>> = {
  name: 'CampaignTable',
  description: 'The campaigns, newest first; searched in the subject. For admins.',
  pageDescription: 'A page of the campaigns.',
  scope: 'newsletter',
  mayRead: canManage,
  entity: EmailCampaign,
  schema,
  sorts: { SUBJECT: 'subjectKey', CREATED_AT: 'createdAt', SENT_AT: 'sentAt' },
  where: ({ search, status }) => ({
    $and: [status ? { status } : {}, ...containsEveryWord('subject_key', search ?? '')],
  }),
};
