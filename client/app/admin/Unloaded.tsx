import { Trans } from '@lingui/react/macro';
import { ErrorNote } from '../../ui';

/** In place of a part whose code could not be fetched: the rest of the page is there. */
export function Unloaded() {
  return (
    <ErrorNote
      message={<Trans>The shop could not be reached. Please check your connection.</Trans>}
      onRetry={() => window.location.reload()}
    />
  );
}
