import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '../../ui';
import type { CampaignRowFragment, CampaignStatus } from './campaignAdmin.gen';

/** The states of a campaign (decisions §9). */
export const CAMPAIGN_STATUSES = {
  DRAFT: { label: msg`Draft`, tone: 'indigo' },
  QUEUED: { label: msg`Queued`, tone: 'blue' },
  SENDING: { label: msg`Sending`, tone: 'yellow' },
  PAUSED: { label: msg`Paused`, tone: 'purple' },
  SENT: { label: msg`Sent`, tone: 'green' },
  FAILED: { label: msg`Failed`, tone: 'red' },
} as const satisfies Record<CampaignStatus, { label: MessageDescriptor; tone: Tone }>;

type Campaign = Pick<CampaignRowFragment, 'status'>;

/** It moves by itself: whoever looks at it sees it move. */
export const isRunning = ({ status }: Campaign): boolean => status === 'QUEUED' || status === 'SENDING';

/** It has begun and is not over. */
export const isUnderWay = (campaign: Campaign): boolean => isRunning(campaign) || campaign.status === 'PAUSED';
