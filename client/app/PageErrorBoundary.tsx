import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, LinkButton, RetryIcon, Row, usePageTitle } from '../ui';
import { Unplugged } from '../ui/drawings';

/** A page broke, or its code did not arrive: the navigation around it goes on working. */
export function PageErrorBoundary() {
  const { t } = useLingui();
  usePageTitle(t`Something went wrong`);
  return (
    <div role="alert">
      <EmptyState
        drawing={<Unplugged />}
        title={<Trans>This page could not be shown.</Trans>}
        action={
          <Row>
            <Button icon={<RetryIcon />} onClick={() => window.location.reload()}>
              <Trans>Load again</Trans>
            </Button>
            <LinkButton variant="secondary" to="/">
              <Trans>Go to the homepage</Trans>
            </LinkButton>
          </Row>
        }
      >
        <Trans>Something went wrong. Please try again later.</Trans>
      </EmptyState>
    </div>
  );
}
