import { useLingui } from '@lingui/react/macro';
import { type Leaves, useGuard } from '../guards';

const leaves: Leaves = ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks before unsaved changes are left (decisions §6 'Page editors'): another tab of the dashboard, another page, a closed
 * window. What only changes the parameters of the address, such as a page of a list, leaves nothing.
 */
export function useLeaveGuard(dirty: boolean): void {
  const { t } = useLingui();
  useGuard(dirty, t`You have unsaved changes. Leave without saving?`, leaves);
}
