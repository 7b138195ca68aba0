import { useLingui } from '@lingui/react/macro';
import { NavigationType } from 'react-router-dom';
import { type Leaves, useGuard } from './guards';

const leaves: Leaves = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction !== NavigationType.Replace &&
  currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search;

/**
 * As long as it is here, the way back of the browser, a link and a closed tab ask first. What replaces the address passes: it is how
 * a form closes itself once it has been saved, and how a list behind it follows its server.
 */
export function UnsavedGuard() {
  const { t } = useLingui();
  useGuard(true, t`Discard your changes?`, leaves);
  return null;
}
