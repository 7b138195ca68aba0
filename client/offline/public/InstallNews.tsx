import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../ui';

/** Says that the site is installed now, whichever way it was done (public-site §8). */
export function InstallNews() {
  const { t } = useLingui();
  const onInstalled = useEffectEvent(() => toast.success(t`App installed successfully!`));
  useEffect(() => {
    const listener = () => onInstalled();
    globalThis.addEventListener('appinstalled', listener);
    return () => globalThis.removeEventListener('appinstalled', listener);
  }, []);
  return null;
}
