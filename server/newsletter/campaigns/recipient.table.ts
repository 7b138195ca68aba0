import { choiceFilter, idFilter } from '../../core/table/args.js';
import { declareTable } from '../../core/table/declareTable.js';
import { MailState, OutgoingMail } from '../../mail/index.js';
import { canManage } from '../policy.js';

const NOT_A_CAMPAIGN = 'This is no id of a campaign.';

/** The mails of one campaign, or of all (decisions §9). */
export const recipientTable = declareTable({
  name: 'CampaignRecipientTable',
  description:
    'To whom a campaign goes or went, and what became of each mail; by address, and searched in it. For admins.',
  pageDescription: 'A page of the mails of a campaign.',
  scope: 'newsletter',
  mayRead: canManage,
  entity: OutgoingMail,
  sortName: 'RecipientTableSort',
  sortDescription: 'What the recipients of a campaign can be sorted by.',
  sorts: {
    EMAIL: ['recipientKey', 'By the address, regardless of case.'],
    STATE: ['state', 'By the name of the state.'],
    CREATED_AT: ['createdAt', 'By when it was posted.'],
    ENDED_AT: ['endedAt', 'By when it was sent, refused or left; rising, what is still to go comes last.'],
  },
  order: ['EMAIL', 'ASC'],
  filters: {
    campaignId: idFilter(NOT_A_CAMPAIGN, 'All campaigns if not given.'),
    state: choiceFilter(MailState, 'Please choose a state from the list.', 'Only mails that are so far.'),
  },
  searched: 'recipient_key',
  where: ({ campaignId }) => [{ batchId: campaignId ?? { $ne: null } }],
});
