import { type Canvas, chance, ellipse, path, rect, sevenBars, stroke, times } from './canvas.js';
import { bricks } from './landscape.js';

/** What is behind a thing. */
export type Wall = 'cream' | 'sky' | 'sage' | 'rose' | 'brick' | 'night';

const PLASTER: Record<Exclude<Wall, 'brick'>, readonly [string, string, string]> = {
  cream: ['#fbf1de', '#f0dfc2', '#dcc39c'],
  sky: ['#edf3fb', '#d5e2f3', '#b4c8e2'],
  sage: ['#edf3e8', '#d6e3d0', '#b5c9b0'],
  rose: ['#fbece6', '#f1d5cb', '#dcb3a5'],
  night: ['#2a3446', '#1a2231', '#0f1520'],
};

/** The wall behind, with the light of a window falling on it from the left. */
export function wall(c: Canvas, kind: Wall): string {
  const { width: w, height: h } = c;
  const surface =
    kind === 'brick'
      ? bricks(c, 0, 0, w, h, h / 26) + rect(0, 0, w, h, c.slant('#fff1d6/0.3', '#5a2b16/0.12', '#2b1208/0.55'))
      : rect(0, 0, w, h, c.slant(...PLASTER[kind]));
  const beam = kind === 'night' ? '#ffc27a/0.34' : '#fffaf0/0.75';
  return (
    surface +
    ellipse(w * 0.24, h * 0.2, w * 0.5, h * 0.55, c.glow(beam, `${beam.split('/')[0]}/0`)) +
    (kind === 'night' || kind === 'brick'
      ? ''
      : `<g ${c.blur(9)} opacity="0.42">${times(2, (n) => path(`M${w * (0.06 + n * 0.13)} 0 L ${w * (0.17 + n * 0.13)} 0 L ${w * (0.4 + n * 0.15)} ${h * 0.66} L ${w * (0.27 + n * 0.15)} ${h * 0.66} Z`, '#fffdf6'))}</g>`)
  );
}

/** A workbench across the picture. @param y where its far edge is */
export function table(c: Canvas, y: number, tone: 'sal' | 'walnut' = 'sal'): string {
  const { width: w, height: h } = c;
  const [light, mid, dark] = tone === 'sal' ? ['#cf9a63', '#b57c47', '#7e4d27'] : ['#8a5a38', '#6b4127', '#3d2413'];
  const roll = chance(12);
  const depth = h - y;
  const planks = times(4, (n) =>
    stroke(`M0 ${y + depth * (0.1 + n * n * 0.075 + n * 0.1)} H ${w}`, dark, 2 + n, 'opacity="0.4"'),
  );
  const grain = times(34, () => {
    const [gx, gy, l] = [roll() * w, y + roll() * depth, 80 + roll() * 260];
    return stroke(
      `M${gx} ${gy} q ${l / 2} ${(roll() - 0.5) * 10} ${l} 0`,
      dark,
      1.4,
      `opacity="${0.1 + roll() * 0.18}"`,
    );
  });
  return (
    rect(0, y, w, depth, c.down(mid, light, mid, dark)) +
    grain +
    planks +
    ellipse(w * 0.33, y + depth * 0.3, w * 0.42, depth * 0.5, c.glow('#ffe9c4/0.5', '#ffe9c4/0')) +
    rect(0, y, w, 4, '#ffe3b8', 0, 'opacity="0.75"') +
    rect(0, y - 26, w, 26, c.down('#000000/0', '#2b1607/0.22'))
  );
}

/** A rubber mat to lay open electronics on, edged with the test card. */
export const mat = (c: Canvas, x: number, y: number, w: number, h: number): string =>
  rect(x + 6, y + 14, w, h, '#1a0f06', 18, `opacity="0.4" ${c.blur(12)}`) +
  rect(x, y, w, h, c.slant('#4d7fae', '#356390', '#284d74'), 18) +
  times(Math.floor(w / 60), (n) =>
    stroke(`M${x + 40 + n * 60} ${y + 16} V ${y + h - 16}`, '#ffffff', 1, 'opacity="0.13"'),
  ) +
  times(Math.floor(h / 60), (n) =>
    stroke(`M${x + 16} ${y + 40 + n * 60} H ${x + w - 16}`, '#ffffff', 1, 'opacity="0.13"'),
  ) +
  sevenBars(x + w - 190, y + h - 30, 160, 8);

/** A shelf with boxes of parts. */
export function shelf(c: Canvas, x: number, y: number, w: number, seed = 2): string {
  const roll = chance(seed);
  const colours = ['#3b6fe0', '#c9893f', '#8e98a6', '#2fa463', '#b5613f', '#e9b90c', '#586577'];
  let left = x + 12;
  const boxes = times(12, () => {
    const [bw, bh] = [44 + roll() * 60, 46 + roll() * 62];
    if (left + bw > x + w - 10) return '';
    const box =
      rect(left, y - bh, bw, bh, c.down(colours[Math.floor(roll() * 7)]!, '#2a3342'), 4) +
      rect(left + bw * 0.18, y - bh * 0.66, bw * 0.64, bh * 0.28, '#f7f1e4', 2) +
      rect(left + bw * 0.26, y - bh * 0.55, bw * 0.4, 3, '#8b8f98');
    left += bw + 6 + roll() * 16;
    return box;
  });
  return (
    boxes +
    rect(x, y, w, 16, c.down('#9a6537', '#6a4020'), 2) +
    rect(x, y + 16, w, 22, c.down('#000000/0.28', '#000000/0')) +
    path(`M${x + 40} ${y + 16} v 40 l -8 -2 v -38 Z M${x + w - 40} ${y + 16} v 40 l 8 -2 v -38 Z`, '#4a3a2c')
  );
}

/** A lamp that hangs over the bench. */
export const lamp = (c: Canvas, x: number, y: number, s = 1): string =>
  path(
    `M${x - 90 * s} ${y} L ${x - 330 * s} ${y + 520 * s} H ${x + 330 * s} L ${x + 90 * s} ${y} Z`,
    c.down('#ffe6ae/0.55', '#ffe6ae/0'),
  ) +
  stroke(`M${x} 0 V ${y - 70 * s}`, '#2b2b2e', 5 * s) +
  path(
    `M${x - 26 * s} ${y - 76 * s} h ${52 * s} q ${64 * s} ${26 * s} ${70 * s} ${76 * s} h ${-192 * s} q ${6 * s} ${-50 * s} ${70 * s} ${-76 * s} Z`,
    c.across('#3f7a6b', '#2a5a50', '#163a34'),
  ) +
  ellipse(x, y, 96 * s, 15 * s, '#fff4d0') +
  ellipse(x, y + 2 * s, 40 * s, 12 * s, '#ffffff');

/** A plant in a brass pot, for company. */
export const plant = (c: Canvas, x: number, y: number, s = 1): string =>
  times(9, (n) => {
    const lean = (n - 4) * 17;
    return `<g transform="translate(${x} ${y - 86 * s}) rotate(${lean}) scale(${s})">${path('M0 0 C -26 -50 -20 -120 0 -165 C 20 -120 26 -50 0 0', c.down('#7cc070', '#2f7a49'))}${stroke('M0 -8 V -140', '#b6e3a2', 2, 'opacity="0.6"')}</g>`;
  }) +
  path(
    `M${x - 52 * s} ${y - 92 * s} h ${104 * s} l ${-12 * s} ${76 * s} q ${-40 * s} ${22 * s} ${-80 * s} 0 Z`,
    c.across('#e0b04d', '#b37c22', '#7b4f10'),
  ) +
  ellipse(x, y - 92 * s, 52 * s, 9 * s, '#5c3d10');
