import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '../../ui';
import type { CoordinatesInput } from '../repairs.gen';

/** By the numbers of GeolocationPositionError. */
const reasons: Record<number, MessageDescriptor> = {
  1: msg`the browser was not allowed to tell it.`,
  2: msg`the device does not know where it is.`,
  3: msg`it took too long.`,
};

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };

/** Asks the device where it is, and says how that went (public-site §8). */
export function usePickupLocation(onFound: (place: CoordinatesInput) => void) {
  const { t, i18n } = useLingui();
  const [locating, setLocating] = useState(false);

  function locate(): void {
    if (!navigator.geolocation) {
      toast.error(t`Geolocation is not supported by your browser.`);
      return;
    }
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocating(false);
        onFound({ latitude, longitude });
        toast.success(t`Location fetched. Please verify the address.`);
      },
      (error) => {
        setLocating(false);
        const reason = reasons[error.code];
        // Browsers explain themselves in English only.
        const message = reason && (i18n.locale !== 'en' || !error.message) ? i18n._(reason) : error.message;
        toast.error(t`Could not get location: ${message}`);
      },
      options,
    );
  }

  return { locate, locating };
}
