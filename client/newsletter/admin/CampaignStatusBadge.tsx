import { useLingui } from '@lingui/react/macro';
import { StatusBadge } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import type { CampaignStatus } from './campaignAdmin.gen';
import { CAMPAIGN_STATUSES } from './campaignLabels';

/** How far a campaign is, in one glance. */
export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = CAMPAIGN_STATUSES[status];
  return (
    <StatusBadge tone={tone} icon={<MailIcon size={18} />}>
      {i18n._(label)}
    </StatusBadge>
  );
}
