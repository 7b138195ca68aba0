import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { chooseLanguage, type Language } from '../../../lib/language';
import { toast } from '../../../ui';
import { NepaliWord } from '../../../ui/drawings';
import styles from './Settings.module.css';

/** Each language by its own name (decisions §13); 'नेपाली' is drawn, or English pages would fetch a font for one word. */
export function LanguageField() {
  const { t, i18n } = useLingui();
  const group = useId();
  const choose = (language: Language) =>
    chooseLanguage(language).catch(() =>
      toast.error(t`The language could not be loaded. Please check your connection.`),
    );
  const option = (language: Language, name: string) => (
    <input
      type="radio"
      name={group}
      value={language}
      aria-label={name}
      checked={i18n.locale === language}
      onChange={() => void choose(language)}
    />
  );
  return (
    <div className={styles.languages} role="radiogroup" aria-label={t`Language`}>
      <label className={styles.language} lang="en">
        {option('en', 'English')}
        English
      </label>
      <label className={styles.language} lang="ne">
        {option('ne', 'नेपाली (Nepali)')}
        <NepaliWord height={20} />
      </label>
    </div>
  );
}
