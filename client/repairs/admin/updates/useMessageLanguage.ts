import { useState } from 'react';
import { storage } from '../../../lib/storage';
import type { Language } from './customerUpdates.gen';

const KEY = 'parda.desk.messageLanguage';

/** In which language the workshop writes to its customers; what was chosen last on this device. */
export function useMessageLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(() => (storage.get(KEY) === 'NE' ? 'NE' : 'EN'));
  return [
    language,
    (next) => {
      storage.set(KEY, next);
      setLanguage(next);
    },
  ];
}
