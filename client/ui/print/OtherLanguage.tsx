import { useLingui } from '@lingui/react';
import { showLanguage } from '../../lib/language';
import { Button } from '../Button';
import { NepaliWord } from '../drawings';

/** Shows the paper in the other language, for whoever gets it; what the reader has chosen stays. */
export function OtherLanguage() {
  const { i18n } = useLingui();
  const isNepali = i18n.locale === 'ne';
  return (
    <Button
      variant="secondary"
      lang={isNepali ? 'en' : 'ne'}
      aria-label={isNepali ? 'English' : 'नेपाली (Nepali)'}
      onClick={() => void showLanguage(isNepali ? 'en' : 'ne').catch(() => undefined)}
    >
      {isNepali ? 'English' : <NepaliWord height={17} />}
    </Button>
  );
}
