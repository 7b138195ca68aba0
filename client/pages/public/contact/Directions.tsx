import { Trans } from '@lingui/react/macro';
import { directionsUrl } from '../../../lib/contactLinks';
import { LinkButton } from '../../../ui';
import { PinIcon } from '../../../ui/icons/place';

/** Leads to the shop from where one is, in the visitor's own map. */
export function Directions({ address }: { address: string }) {
  return (
    <div>
      <LinkButton to={directionsUrl(address)} variant="secondary" icon={<PinIcon />} rel="noopener noreferrer">
        <Trans>Directions to the shop</Trans>
      </LinkButton>
    </div>
  );
}
