import { choiceFilter } from '../../core/table/args.js';
import { declareTable } from '../../core/table/declareTable.js';
import { CampaignStatus } from '../enums.js';
import { EmailCampaign } from './entity.js';
import { canManage } from '../policy.js';

/** back-office §2 'Email Campaigns': newest first. */
export const campaignTable = declareTable({
  name: 'CampaignTable',
  description: 'The campaigns, newest first; searched in the subject. For admins.',
  pageDescription: 'A page of the campaigns.',
  scope: 'newsletter',
  mayRead: canManage,
  entity: EmailCampaign,
  sortDescription: 'What campaigns can be sorted by.',
  sorts: {
    SUBJECT: ['subjectKey', 'By the subject, regardless of case.'],
    CREATED_AT: ['createdAt', 'By when it was first kept as a draft.'],
    SENT_AT: ['sentAt', 'By when it was sent; rising, drafts come last.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: {
    status: choiceFilter(CampaignStatus, 'Please choose a status from the list.', 'Only campaigns that are so far.'),
  },
  searched: 'subject_key',
});
