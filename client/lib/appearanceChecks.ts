import type { Appearance } from './appearance';
import type { CustomColors } from './appearanceChoices';
import { paletteOf, themeColors, themeTokens } from './appearancePalette';
import { contrast, READABLE } from './contrast';
import { shownTheme, type Theme } from './theme';

/** The contrasts of what is drawn with the chosen colours. */
export interface Contrasts {
  /** Text on the background. */
  text: number;
  /** Links on the background: the primary colour or a shade of it. */
  link: number;
  /** Words on the primary button. */
  button: number;
  /** The primary colour itself as text on the background. */
  primary: number;
}

export function contrastsOf(chosen: CustomColors, theme: Theme): Contrasts {
  const palette = paletteOf(chosen, theme);
  const primary = chosen.primary ?? themeColors[theme].primary;
  const background = chosen.background ?? themeColors[theme].background;
  const text = chosen.text ?? themeColors[theme].text;
  return {
    text: contrast(text, background),
    link: contrast(palette['--primary-text'] ?? themeTokens[theme].primaryText, background),
    button: contrast(palette['--on-primary'] ?? themeTokens[theme].onPrimary, primary),
    primary: contrast(primary, background),
  };
}

export interface ColorWarning {
  /** The control that it concerns. */
  control: keyof CustomColors;
  ratio: number;
  /** Which colours are meant, if not those on screen. */
  elsewhere: Theme | null;
  /** For the primary colour: in which shade links are drawn instead, if that helps. */
  linkShade: 'darker' | 'lighter' | null;
}

/**
 * What cannot be read with these choices: below WCAG AA it is said at its control, and allowed all the same. With a theme that
 * follows the device, or can be switched, the one that is not on screen counts too.
 */
export function colorWarnings({ colors, theme }: Appearance): ColorWarning[] {
  if (!colors) return [];
  const shown = shownTheme();
  const other = shown === 'light' ? 'dark' : 'light';
  const both = theme === 'system' && !colors.background;
  return (['text', 'primary'] as const).flatMap((about) => {
    const control = about === 'text' && !colors.text ? 'background' : about;
    if (!colors[control]) return [];
    const at = [shown, ...(both ? [other] : [])] as Theme[];
    const poor = at.find((theme) => contrastsOf(colors, theme)[about] < READABLE);
    if (!poor) return [];
    const { [about]: ratio, link } = contrastsOf(colors, poor);
    const elsewhere = poor === shown ? null : poor;
    const linkShade = about === 'primary' && link >= READABLE ? (poor === 'light' ? 'darker' : 'lighter') : null;
    return [{ control, ratio, elsewhere, linkShade } satisfies ColorWarning];
  });
}
