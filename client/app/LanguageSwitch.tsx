import { useLingui } from '@lingui/react/macro';
import { chooseLanguage } from '../lib/language';
import { toast } from '../ui';
import { NepaliWord } from '../ui/drawings';
import styles from './TopBar.module.css';

/**
 * Offers the other language by its own name (decisions §13). 'नेपाली' is drawn, so that English pages need not fetch
 * the Devanagari font for one word.
 */
export function LanguageSwitch() {
  const { i18n, t } = useLingui();
  const nepali = i18n.locale === 'ne';
  const change = () =>
    chooseLanguage(nepali ? 'en' : 'ne').catch(() =>
      toast.error(t`The language could not be loaded. Please check your connection.`),
    );
  return (
    <button
      type="button"
      className={styles.tool}
      lang={nepali ? 'en' : 'ne'}
      aria-label={nepali ? 'English' : 'नेपाली (Nepali)'}
      onClick={change}
    >
      {nepali ? 'English' : <NepaliWord height={17} />}
    </button>
  );
}
