import { useLingui } from '@lingui/react';
import { translateServerMessage } from '../lib/serverTexts';

/** Puts an English constant of the server's into the reader's language. */
export function useServerMessage(): (message: string) => string {
  const { i18n } = useLingui();
  return (message) => translateServerMessage(i18n, message);
}
