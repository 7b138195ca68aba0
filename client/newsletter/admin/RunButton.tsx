import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui';
import { PauseIcon, PlayIcon } from '../../ui/icons/play';
import type { CampaignRowFragment } from './campaignAdmin.gen';
import { isRunning } from './campaignLabels';
import type { CampaignActions } from './useCampaignActions';

interface RunButtonProps {
  campaign: CampaignRowFragment;
  actions: CampaignActions;
  size?: 'sm' | 'md';
}

/** Stops a campaign that runs, and lets a paused one go on; nothing for all others. */
export function RunButton({ campaign, actions, size = 'md' }: RunButtonProps) {
  const busy = actions.isBusy(campaign.id);
  if (isRunning(campaign)) {
    return (
      <Button
        size={size}
        variant="secondary"
        icon={<PauseIcon />}
        busy={busy}
        onClick={() => void actions.pause(campaign)}
      >
        <Trans>Pause</Trans>
      </Button>
    );
  }
  if (campaign.status !== 'PAUSED') return null;
  return (
    <Button size={size} icon={<PlayIcon />} busy={busy} onClick={() => void actions.resume(campaign)}>
      <Trans>Resume</Trans>
    </Button>
  );
}
