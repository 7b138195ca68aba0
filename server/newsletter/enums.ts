import { enumOf } from '../core/entities/describedEnum.js';

/** How far a campaign is (decisions §9); what is saved is a draft until it is sent. */
export const CampaignStatus = enumOf('CampaignStatus', 'How far a campaign is.', {
  DRAFT: 'It can be changed; nobody was written to.',
  QUEUED: 'It is to go: none of its mails has been handed over since it was sent or resumed.',
  SENDING: 'Its mails are going out.',
  PAUSED: 'An admin has stopped it; what has not gone waits.',
  SENT: 'No mail is left to go; some may have failed, see `progress`.',
  FAILED: 'All of its mails have failed.',
});
export type CampaignStatus = keyof typeof CampaignStatus;

/** Its mails go by themselves. */
export const RUNNING: readonly CampaignStatus[] = [CampaignStatus.QUEUED, CampaignStatus.SENDING];

/** On its way to people; a paused one is, too. */
export const UNDER_WAY: readonly CampaignStatus[] = [...RUNNING, CampaignStatus.PAUSED];
