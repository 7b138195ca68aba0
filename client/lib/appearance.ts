import { announceChoice, type Choices, type CustomColors, type FontSize } from './appearanceChoices';
import { groundOf, paletteOf } from './appearancePalette';
import { isHexColor } from './contrast';
import { keepLook, storedLook, storedLookText, themeChoice, type StoredLook } from './theme';

/** public-site §3, AppSettings. */
export type Appearance = Omit<Choices, 'language'>;

export const fontSizes: FontSize[] = ['sm', 'md', 'lg', 'xl'];

/** As public-site §3 has them. */
export const defaultAppearance: Appearance = { theme: 'system', fontSize: 'md', reduceMotion: false, colors: null };

export const noColors: CustomColors = { primary: null, background: null, text: null };

/** All three names; a colour that is none counts as not chosen, and none at all as null. */
function cleanColors(colors: StoredLook['colors']): CustomColors | null {
  const chosen = { ...noColors };
  for (const name of Object.keys(noColors) as (keyof CustomColors)[]) {
    const color = colors?.[name];
    if (isHexColor(color)) chosen[name] = color.toLowerCase();
  }
  return Object.values(chosen).some(Boolean) ? chosen : null;
}

function read(): Appearance {
  const look = storedLook();
  return {
    theme: themeChoice(),
    fontSize: fontSizes.find((size) => size === look.fontSize) ?? defaultAppearance.fontSize,
    reduceMotion: look.reduceMotion === true,
    colors: cleanColors(look.colors),
  };
}

let known: { key: string; appearance: Appearance } | undefined;

/** What is chosen on this device: the same object for as long as nothing changes. */
export function appearance(): Appearance {
  const key = `${themeChoice()} ${storedLookText()}`;
  if (known?.key !== key) known = { key, appearance: read() };
  return known.appearance;
}

/** Shows what a person's account says, and remembers it on the device. */
export function followAppearance(next: Partial<Appearance>): void {
  const { theme, fontSize, reduceMotion, colors: wanted } = { ...appearance(), ...next };
  const colors = cleanColors(wanted);
  const ground = colors && groundOf(colors);
  keepLook(theme, {
    ...(fontSize !== defaultAppearance.fontSize && { fontSize }),
    ...(reduceMotion && { reduceMotion }),
    ...(colors && { colors, light: paletteOf(colors, 'light'), dark: paletteOf(colors, 'dark') }),
    ...(ground && { ground }),
  });
}

/** A person's own choice: shown at once, remembered on the device, and announced to their account. */
export function chooseAppearance(choices: Partial<Appearance>): void {
  followAppearance(choices);
  announceChoice('colors' in choices ? { ...choices, colors: appearance().colors } : choices);
}
