const nothing = { waiting: 0, held: 0, sending: 0, sent: 0, skipped: 0, failed: 0, unknown: 0 };

/** How far the mails of a campaign are, as the server says it. */
export const progress = (over: Partial<typeof nothing> = {}) => ({
  __typename: 'CampaignProgress',
  ...nothing,
  ...over,
});

/** A draft as the server gives it. */
export const campaign = {
  __typename: 'EmailCampaign',
  id: 'c1',
  subject: 'Dashain offer',
  body: '<p>Come and see.</p>',
  status: 'DRAFT',
  createdAt: '2026-06-01T06:00:00.000Z',
  sentAt: null as string | null,
  finishedAt: null as string | null,
  recipientCount: null as number | null,
  quietUntil: null as string | null,
  progress: progress(),
  version: 1,
};
