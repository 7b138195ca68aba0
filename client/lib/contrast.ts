import { plainEntry } from './plainLine';

/** `#rrggbb`; everything else is refused wherever a colour comes in. */
const HEX = /^#[\da-f]{6}$/i;

export const isHexColor = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

/** What a person may type for a colour: with or without `#`, three digits or six. Null if it is none. */
export function parseColor(typed: string): string | null {
  const digits = plainEntry(typed).replace(/^#/, '').toLowerCase();
  const color = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  return isHexColor(color) ? color : null;
}

/** WCAG AA for text. */
export const READABLE = 4.5;
/** WCAG AA for what is not text: borders of fields, the focus ring. */
export const VISIBLE = 3;

export const channels = (color: string) =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255) as [number, number, number];

/** sRGB to linear light, and back. */
export const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
export const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Relative luminance as WCAG defines it. */
export function luminance(color: string): number {
  const [red, green, blue] = channels(color);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The poorest contrast of a colour on several grounds. */
export const poorest = (color: string, grounds: string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));
