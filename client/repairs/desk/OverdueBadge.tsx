import { Trans } from '@lingui/react/macro';
import { ClockIcon, StatusBadge } from '../../ui';

/** Promised, late and not done. */
export function OverdueBadge() {
  return (
    <StatusBadge tone="red" icon={<ClockIcon size={18} />}>
      <Trans>Overdue</Trans>
    </StatusBadge>
  );
}
