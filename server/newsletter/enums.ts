/** How far a campaign is (decisions §9); what is saved is a draft until it is sent. */
export enum CampaignStatus {
  DRAFT = 'DRAFT',
  QUEUED = 'QUEUED',
  SENDING = 'SENDING',
  PAUSED = 'PAUSED',
  SENT = 'SENT',
  FAILED = 'FAILED',
}

/** Its mails go by themselves. */
export const RUNNING: readonly CampaignStatus[] = [CampaignStatus.QUEUED, CampaignStatus.SENDING];

/** On its way to people; a paused one is, too. */
export const UNDER_WAY: readonly CampaignStatus[] = [...RUNNING, CampaignStatus.PAUSED];
