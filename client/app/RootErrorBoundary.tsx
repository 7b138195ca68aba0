import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button, EmptyState, RetryIcon } from '../ui';
import { Unplugged } from '../ui/drawings';

/** The last net: something outside the pages broke, so the whole screen says so and offers to start again. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <RootCrash /> : this.props.children;
  }
}

/** What the last net shows; the router shows the same when the layout itself breaks. */
export function RootCrash() {
  return (
    <main role="alert">
      <EmptyState
        drawing={<Unplugged />}
        title={<Trans>Something went wrong. Please try again later.</Trans>}
        action={
          <Button icon={<RetryIcon />} onClick={() => window.location.reload()}>
            <Trans>Load again</Trans>
          </Button>
        }
      />
    </main>
  );
}
