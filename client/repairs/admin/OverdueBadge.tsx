import { Trans } from '@lingui/react/macro';
import { StatusBadge } from '../../ui';
import { ClockIcon } from '../../ui/icons/place';

/** Promised, late and not done. */
export function OverdueBadge() {
  return (
    <StatusBadge tone="red" icon={<ClockIcon size={18} />}>
      <Trans>Overdue</Trans>
    </StatusBadge>
  );
}
