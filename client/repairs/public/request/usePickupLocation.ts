import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SlowDeviceError, soon } from '../../../lib/soon';
import { toast } from '../../../ui';
import type { CoordinatesInput } from '../../repairs.gen';

const TIMEOUT = 3;

/** By the numbers of GeolocationPositionError. */
const reasons: Record<number, MessageDescriptor> = {
  1: msg`the browser was not allowed to share it.`,
  2: msg`the device does not know where it is.`,
  [TIMEOUT]: msg`it took too long.`,
};

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };
/** The browser's own time begins with the permission, which a person may never give or refuse; and some devices never answer. */
const LONGEST_MS = 60_000;

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });

/** Asks the device where it is, and says how that went (public-site §8). */
export function usePickupLocation(onFound: (place: CoordinatesInput) => void) {
  const { t, i18n } = useLingui();
  const [locating, setLocating] = useState(false);

  function say(error: unknown): void {
    const { code, message: said } =
      error instanceof SlowDeviceError ? { code: TIMEOUT, message: '' } : (error as GeolocationPositionError);
    const reason = reasons[code];
    // Browsers explain themselves in English only.
    const message = reason && (i18n.locale !== 'en' || !said) ? i18n._(reason) : said;
    toast.error(t`Could not get location: ${message}`);
  }

  async function locate(): Promise<void> {
    if (!navigator.geolocation) {
      toast.error(t`Geolocation is not supported by your browser.`);
      return;
    }
    setLocating(true);
    try {
      const { latitude, longitude } = (await soon(position(), LONGEST_MS)).coords;
      onFound({ latitude, longitude });
      toast.success(t`Location fetched. Please verify the address.`);
    } catch (error) {
      say(error);
    } finally {
      setLocating(false);
    }
  }

  return { locate: () => void locate(), locating };
}
