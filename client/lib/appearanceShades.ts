import { channels, fromLinear, toLinear } from './contrast';

/** `share` of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  return toHex(a.map((value, index) => value + (b[index]! - value) * share));
}

/** A step of lightness up or down; hue and chroma stay. */
export function lighten(color: string, by: number): string {
  const { lightness, ...rest } = toOklch(color);
  return fromOklch({ lightness: Math.min(1, Math.max(0, lightness + by)), ...rest });
}

interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Björn Ottosson's OKLab as lightness, chroma and hue: a step of lightness looks alike for every colour. */
export function toOklch(color: string): Oklch {
  const [r, g, b] = channels(color).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  };
}

/** Back again; a colour that no screen can show loses chroma until one can. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  for (let part = 1; part > 0; part -= 0.05) {
    const linear = linearOf({ lightness, chroma: chroma * part, hue });
    if (linear.every((value) => value > -0.001 && value < 1.001)) return toHex(linear.map(fromLinear));
  }
  return toHex(linearOf({ lightness, chroma: 0, hue }).map(fromLinear));
}

function linearOf({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const toHex = (values: number[]): string =>
  `#${values
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
