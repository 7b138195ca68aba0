import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../ui/Switch';
import { useVisibility } from './useVisibility';

interface VisibilitySwitchProps {
  repair: { id: string; isPublic: boolean; brand: string; userName: string };
}

/**
 * The Public/Private button of public-site §2: a switch that is on while visitors may see the repair. It wears its state
 * in words; whoever hears it also hears which repair and what the switch is for.
 */
export function VisibilitySwitch({ repair }: VisibilitySwitchProps) {
  const { t } = useLingui();
  const { saving, toggle } = useVisibility(repair);
  const { isPublic, brand, userName } = repair;
  const state = isPublic ? t`Public` : t`Private`;
  return (
    <Switch
      checked={isPublic}
      busy={saving}
      label={t`${state}. Show ${brand} of ${userName} in the public records`}
      title={isPublic ? t`Press to hide it from the public records` : t`Press to show it in the public records`}
      onToggle={toggle}
    >
      {isPublic ? <Trans>Public</Trans> : <Trans>Private</Trans>}
    </Switch>
  );
}
