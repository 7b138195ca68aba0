import type { CustomColors } from './appearanceChoices';
import { fromOklch, lighten, mix, toOklch } from './appearanceShades';
import { contrast, poorest, READABLE, VISIBLE } from './contrast';
import type { Palette, Theme } from './theme';

/** The colours that a person may replace, as public-site §3 has them. */
export const themeColors: Record<Theme, Record<keyof CustomColors, string>> = {
  light: { primary: '#2563eb', background: '#ffffff', text: '#1f2937' },
  dark: { primary: '#3b82f6', background: '#1f2937', text: '#f3f4f6' },
};

/** What else tokens.css has for each theme; a test holds the two together. */
export const themeTokens = {
  light: { onPrimary: '#ffffff', primaryText: '#1d4fc4', danger: '#c02626', off: '#1f2937' },
  dark: { onPrimary: '#0a1424', primaryText: '#9cc1ff', danger: '#ff9d9d', off: '#141b26' },
};

/** How far the shades of a theme lie apart: a hint of primary, the sunken ground, how white a card is. */
const steps = {
  light: { soft: 0.1, sunken: -0.025, whiter: 0.6 },
  dark: { soft: 0.2, sunken: -0.03, whiter: 0 },
};

/** Light or dark, if a background was chosen: whichever theme's text reads better on it, so that its status colours fit. */
export function groundOf({ background }: CustomColors): Theme | null {
  if (!background) return null;
  const { light, dark } = themeColors;
  return contrast(light.text, background) >= contrast(dark.text, background) ? 'light' : 'dark';
}

/** All colours of the site that follow from the chosen ones. What is not named stays as the theme has it. */
export function paletteOf(chosen: CustomColors, theme: Theme): Palette {
  const primary = chosen.primary ?? themeColors[theme].primary;
  const background = chosen.background ?? themeColors[theme].background;
  const text = chosen.text ?? themeColors[theme].text;
  const { soft, whiter, ...step } = steps[theme];

  const surface = whiter ? mix(background, '#ffffff', whiter) : lighten(background, 0.045);
  const sunken = lighten(background, step.sunken);
  const primarySoft = mix(background, primary, soft);
  const grounds = [background, surface, sunken];
  const palette: Palette = {};
  if (chosen.primary) Object.assign(palette, buttonOf(primary));
  if (chosen.primary || chosen.background) {
    palette['--primary-soft'] = primarySoft;
    palette['--primary-text'] = reach(primary, [...grounds, primarySoft], READABLE, theme);
    palette['--focus'] = reach(primary, grounds, VISIBLE, theme);
  }
  if (chosen.text) palette['--text'] = text;
  if (chosen.text || chosen.background) {
    palette['--text-muted'] = blendUntil(background, text, 0.7, grounds, READABLE + 0.3);
  }
  if (chosen.background) {
    const off = switchedOff(background, theme);
    const { danger } = themeTokens[theme];
    Object.assign(palette, {
      '--bg': background,
      '--surface': surface,
      '--surface-sunken': sunken,
      '--surface-off': off,
      '--off-glow': lighten(off, 0.06),
      '--border': mix(background, text, 0.14),
      '--border-strong': blendUntil(background, text, 0.45, grounds, VISIBLE + 0.3),
      '--danger': reach(danger, grounds, READABLE, theme),
      '--danger-soft': mix(background, danger, soft),
    });
  }
  return palette;
}

/** White or ink on it, whichever reads, and a hover that moves away from that, so that it reads no worse. */
function buttonOf(primary: string): Palette {
  const onPrimary =
    [themeTokens.light.onPrimary, themeTokens.dark.onPrimary].find((color) => contrast(color, primary) >= READABLE) ??
    (contrast('#ffffff', primary) > contrast('#000000', primary) ? '#ffffff' : '#000000');
  const { lightness } = toOklch(primary);
  const step = onPrimary === '#ffffff' ? (lightness < 0.25 ? 0.1 : -0.07) : lightness > 0.93 ? -0.08 : 0.06;
  return { '--primary': primary, '--on-primary': onPrimary, '--primary-hover': lighten(primary, step) };
}

/** The switched-off screen of top bar and footer: always dark, a shade of the background where that has a hue. */
function switchedOff(background: string, theme: Theme): string {
  const { lightness, chroma, hue } = toOklch(background);
  if (theme === 'light') {
    return chroma < 0.01 ? themeTokens.light.off : fromOklch({ lightness: 0.28, chroma: Math.min(chroma, 0.035), hue });
  }
  const darker = lightness < 0.2 ? lightness + 0.07 : Math.min(lightness - 0.055, 0.3);
  return fromOklch({ lightness: darker, chroma, hue });
}

/** The colour itself if it reads on all grounds, else the nearest shade of it that does: darker on light, lighter on dark. */
function reach(color: string, grounds: string[], ratio: number, theme: Theme): string {
  const step = theme === 'light' ? -0.02 : 0.02;
  let shade = color;
  for (let steps = 1; steps <= 50 && poorest(shade, grounds) < ratio; steps++) shade = lighten(color, step * steps);
  return shade;
}

/** From a share of the text in the background on, until it reads; where not even the text does, the text. */
function blendUntil(background: string, text: string, share: number, grounds: string[], ratio: number): string {
  for (let part = share; part < 1; part += 0.04) {
    const color = mix(background, text, part);
    if (poorest(color, grounds) >= ratio) return color;
  }
  return text;
}
