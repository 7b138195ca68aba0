import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { localDigits } from '../../../lib/digits';
import { Button, CloseIcon } from '../../../ui';
import { PinIcon } from '../../../ui/icons/place';
import { usePickupLocation } from './usePickupLocation';
import type { CoordinatesInput } from '../../repairs.gen';
import type { RepairFormValues } from '../../repairForm';
import styles from './BookingForm.module.css';

/** Coordinates to five decimals: about a metre (public-site §2). */
const inDegrees = ({ latitude, longitude }: CoordinatesInput) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/**
 * The location button: it fills the coordinates, and the address only where that is empty (decisions §4). There is no
 * look-up of street names: a visitor's place is nobody else's business.
 */
export function PickupLocation() {
  const { t, i18n } = useLingui();
  const { control, getValues, setValue } = useFormContext<RepairFormValues>();
  const place = useWatch({ control, name: 'pickupCoordinates' });
  const { locate, locating } = usePickupLocation((found) => {
    setValue('pickupCoordinates', found);
    if (!getValues('pickupAddress').trim()) {
      setValue('pickupAddress', inDegrees(found), { shouldValidate: true });
    }
  });
  return (
    <div className={styles.location}>
      <Button variant="secondary" icon={<PinIcon />} busy={locating} onClick={locate}>
        {place ? <Trans>Fetch again</Trans> : <Trans>Use my location</Trans>}
      </Button>
      {place && (
        <span className={styles.place}>
          <PinIcon />
          {localDigits(inDegrees(place), i18n.locale)}
          <Button
            variant="ghost"
            icon={<CloseIcon size={18} />}
            aria-label={t`Remove the coordinates`}
            onClick={() => setValue('pickupCoordinates', null)}
          />
        </span>
      )}
    </div>
  );
}
