import { useLingui } from '@lingui/react';
import type { Language } from '../../session/session.gen';

/** The language of the interface as the server knows it: mails to a new account are written in it (decisions §13). */
export function useMailLanguage(): Language {
  return useLingui().i18n.locale === 'ne' ? 'NE' : 'EN';
}
