import { useSyncExternalStore } from 'react';
import { motionIsReduced, subscribeToTheme } from '../lib/theme';

function subscribe(listener: () => void): () => void {
  const device = matchMedia('(prefers-reduced-motion: reduce)');
  device.addEventListener('change', listener);
  const stop = subscribeToTheme(listener);
  return () => {
    device.removeEventListener('change', listener);
    stop();
  };
}

/** Whether the person wants things to keep still: chosen here (public-site §3, reduceMotion) or on the device. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, motionIsReduced, () => false);
