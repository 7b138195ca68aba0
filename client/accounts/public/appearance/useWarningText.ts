import { useLingui } from '@lingui/react/macro';
import type { ColorWarning } from '../../../lib/appearanceChecks';
import { READABLE } from '../../../lib/contrast';
import { localDigits } from '../../../lib/digits';

/** 2.1:1. As 4.499 is not enough, it must not read '4.5': cut, not rounded. */
export const formatRatio = (ratio: number, language: string): string =>
  localDigits(`${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`, language);

/** What cannot be read, and how far it is from WCAG AA. */
export function useWarningText(): (warning: ColorWarning) => string {
  const { t, i18n } = useLingui();

  function measured({ control, elsewhere, ratio: value }: ColorWarning): string {
    const [ratio, needed] = [formatRatio(value, i18n.locale), formatRatio(READABLE, i18n.locale)];
    const onPrimary = control === 'primary';
    switch (elsewhere) {
      case 'dark':
        return onPrimary
          ? t`With the dark theme, primary on background has a contrast of ${ratio}; ${needed} is needed to be readable.`
          : t`With the dark theme, text on background has a contrast of ${ratio}; ${needed} is needed to be readable.`;
      case 'light':
        return onPrimary
          ? t`With the light theme, primary on background has a contrast of ${ratio}; ${needed} is needed to be readable.`
          : t`With the light theme, text on background has a contrast of ${ratio}; ${needed} is needed to be readable.`;
      default:
        return onPrimary
          ? t`Primary on background has a contrast of ${ratio}; ${needed} is needed to be readable.`
          : t`Text on background has a contrast of ${ratio}; ${needed} is needed to be readable.`;
    }
  }

  return (warning) => {
    if (warning.linkShade === 'darker') return `${measured(warning)} ${t`Links are drawn in a darker shade.`}`;
    if (warning.linkShade === 'lighter') return `${measured(warning)} ${t`Links are drawn in a lighter shade.`}`;
    return measured(warning);
  };
}
