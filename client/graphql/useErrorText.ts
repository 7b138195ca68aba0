import { useLingui } from '@lingui/react';
import { translateServerMessage } from '../lib/serverTexts';
import { readError } from './errors';

/** Gives the sentence to show for an error, in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => translateServerMessage(i18n, readError(error).message);
}
