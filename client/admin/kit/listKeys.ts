import { storage } from '../../lib/storage';

const KEY = 'parda.desk.keys';
const OFF = 'off';

/**
 * Whether single letters do something in lists. Whoever speaks to their device, or often presses a key by accident, can turn them off
 * (WCAG 2.1.4).
 */
export const listKeysAreOn = (): boolean => storage.get(KEY) !== OFF;

export function turnListKeys(on: boolean): void {
  if (on) storage.remove(KEY);
  else storage.set(KEY, OFF);
}
