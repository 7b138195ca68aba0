import { at, type Canvas, chance, circle, letters, path, rect, stroke, times } from './canvas.js';

const LACQUER = {
  green: ['#2a8a59', '#1a6742', '#0e4a2e'],
  blue: ['#2d66b5', '#1d4c92', '#123468'],
  tan: ['#d9b377', '#bd9050', '#94692f'],
} as const;

const hole = (x: number, y: number) => circle(x, y, 13, '#e2c777') + circle(x, y, 7, '#22262b');

/** A bare circuit board of w by h, with holes in its corners and copper on it. */
export function bareBoard(c: Canvas, w: number, h: number, lacquer: keyof typeof LACQUER, seed: number): string {
  const roll = chance(seed);
  const copper = lacquer === 'tan' ? '#8a5f24' : '#8fe0b2';
  const traces = times(60, () => {
    const [x, y] = [20 + roll() * (w - 120), 16 + roll() * (h - 60)];
    const [dx, dy] = [30 + roll() * 110, (roll() - 0.5) * 70];
    return stroke(
      `M${x} ${y} h ${dx * 0.5} l ${Math.abs(dy) * 0.6} ${dy * 0.6} h ${dx * 0.5}`,
      copper,
      2,
      'opacity="0.3"',
    );
  });
  const vias = times(90, () => circle(10 + roll() * (w - 20), 10 + roll() * (h - 20), 2, '#e8d9a8', 'opacity="0.6"'));
  return (
    rect(5, 12, w, h, '#100a05', 8, `opacity="0.45" ${c.blur(9)}`) +
    rect(0, 0, w, h, c.slant(...LACQUER[lacquer]), 8) +
    c.within(rect(0, 0, w, h, '#fff', 8), traces + vias) +
    rect(1, 1, w - 2, 2.5, '#ffffff', 2, 'opacity="0.35"') +
    hole(22, 22) +
    hole(w - 22, 22) +
    hole(22, h - 22) +
    hole(w - 22, h - 22)
  );
}

/** A chip with legs on all sides. */
export const chip = (c: Canvas, x: number, y: number, s: number, name = ''): string =>
  times(12, (n) => {
    const p = s * (0.08 + n * 0.075);
    return (
      rect(x - s * 0.07, y + p, s * 1.14, s * 0.035, '#d5dade') +
      rect(x + p, y - s * 0.07, s * 0.035, s * 1.14, '#d5dade')
    );
  }) +
  rect(x, y, s, s, c.slant('#4a4f57', '#24272c', '#15171a'), 4) +
  circle(x + s * 0.13, y + s * 0.13, s * 0.04, '#8a9099') +
  letters(x + s * 0.16, y + s * 0.5, s * 0.17, name, '#aab1ba') +
  rect(x + s * 0.16, y + s * 0.62, s * 0.5, s * 0.05, '#6b727b');

/** A capacitor as seen from above. */
export const capacitor = (c: Canvas, x: number, y: number, r: number, sleeve = '#1d2430'): string =>
  circle(x + r * 0.22, y + r * 0.34, r, '#000', 'opacity="0.35"') +
  circle(x, y, r, sleeve) +
  circle(x, y, r * 0.84, c.slant('#f6f8fa', '#b5bdc6', '#868f99')) +
  stroke(`M${x - r * 0.5} ${y} h ${r} M${x} ${y - r * 0.5} v ${r}`, '#6d757f', r * 0.07) +
  path(
    `M${x + r * 0.6} ${y - r * 0.78} A ${r} ${r} 0 0 1 ${x + r * 0.6} ${y + r * 0.78} A ${r * 0.84} ${r * 0.84} 0 0 0 ${x + r * 0.6} ${y - r * 0.78}`,
    '#dfe5ec',
  );

const small = (seed: number, count: number, x: number, y: number, w: number, h: number): string => {
  const roll = chance(seed);
  return times(count, (n) => {
    const [px, py] = [x + roll() * w, y + roll() * h];
    const part = rect(-7, -3.5, 14, 7, '#e3e6ea', 1) + rect(-4, -3.5, 8, 7, ['#8c6a3f', '#2a2d31', '#b39058'][n % 3]!);
    return at(px, py, part, 1, n % 2 ? 90 : 0);
  });
};

const socket = (c: Canvas, x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, c.down('#eef1f4', '#a8b0b9', '#79828c'), 3) +
  rect(x + w * 0.1, y + h * 0.62, w * 0.8, h * 0.26, '#23272c', 2);

const plug = (x: number, y: number, pins: number): string =>
  rect(x, y, pins * 15 + 14, 30, '#f3efe4', 3, 'stroke="#c9c1ac" stroke-width="2"') +
  times(pins, (n) => rect(x + 12 + n * 15, y + 9, 6, 13, '#9b8c63', 1));

const sticker = (x: number, y: number, text: string): string =>
  rect(x, y, 150, 52, '#fbfbf7', 3) +
  times(26, (n) => rect(x + 10 + n * 5, y + 8, n % 3 ? 2 : 3.2, 22, '#22262b')) +
  letters(x + 10, y + 46, 14, text, '#22262b');

const heatsink = (c: Canvas, x: number, y: number, w: number, h: number): string =>
  rect(x + 5, y + 8, w, h, '#000', 4, 'opacity="0.35"') +
  rect(x, y, w, h, c.slant('#d7dde3', '#8e98a3'), 4) +
  times(Math.floor(w / 16), (n) => rect(x + 5 + n * 16, y + 4, 8, h - 8, c.across('#f4f7f9', '#828c97'), 2));

/** The main board of a smart television, 760 by 520. */
export const mainBoard = (c: Canvas): string =>
  bareBoard(c, 760, 520, 'green', 1) +
  heatsink(c, 250, 150, 190, 190) +
  chip(c, 490, 130, 96, 'MEM') +
  chip(c, 490, 260, 96, 'MEM') +
  chip(c, 110, 210, 84, 'EMMC') +
  chip(c, 620, 380, 70, 'AMP') +
  times(3, (n) => socket(c, 90 + n * 118, 478, 92, 50)) +
  socket(c, 450, 478, 66, 50) +
  times(3, (n) =>
    circle(570 + n * 46, 500, 20, ['#f2c12e', '#f0f0f0', '#d93a3a'][n]!, 'stroke="#5a616a" stroke-width="6"'),
  ) +
  rect(692, 92, 66, 96, c.across('#cfd5dc', '#949da7'), 4) +
  plug(300, 20, 12) +
  plug(560, 24, 6) +
  rect(80, 40, 170, 30, '#3a3227', 3) +
  times(26, (n) => rect(86 + n * 6.2, 48, 3, 14, '#d9b968')) +
  capacitor(c, 632, 250, 24) +
  capacitor(c, 688, 250, 24) +
  capacitor(c, 660, 310, 20) +
  capacitor(c, 214, 120, 16) +
  capacitor(c, 72, 400, 18) +
  capacitor(c, 120, 400, 18) +
  small(6, 60, 60, 90, 640, 360) +
  sticker(200, 388, 'BN94-12045C');

/** The power supply, 680 by 480. */
export const powerBoard = (c: Canvas): string => {
  const transformer = (x: number, y: number, w: number, h: number) =>
    rect(x + 6, y + 10, w, h, '#000', 6, 'opacity="0.35"') +
    rect(x, y, w, h, c.slant('#5a5f66', '#2b2e33'), 6) +
    rect(x + w * 0.16, y - 4, w * 0.68, h + 8, c.across('#f6d34c', '#d9a514'), 4) +
    rect(x + w * 0.16, y + h * 0.42, w * 0.68, h * 0.16, '#b98a0c');
  const coil = (x: number, y: number, r: number) =>
    circle(x + 5, y + 8, r, '#000', 'opacity="0.3"') +
    circle(x, y, r, '#2d4a39') +
    times(22, (n) =>
      at(
        x,
        y,
        rect(r * 0.42, -r * 0.07, r * 0.62, r * 0.14, c.across('#f0a25a', '#a85a1c'), r * 0.07),
        1,
        (n * 360) / 22,
      ),
    ) +
    circle(x, y, r * 0.38, '#a77c42');
  return (
    bareBoard(c, 680, 480, 'tan', 2) +
    heatsink(c, 60, 60, 240, 52) +
    heatsink(c, 390, 380, 200, 50) +
    transformer(330, 70, 150, 130) +
    transformer(540, 90, 84, 84) +
    coil(120, 330, 56) +
    coil(520, 290, 40) +
    capacitor(c, 130, 200, 54, '#2a3c6b') +
    capacitor(c, 252, 200, 54, '#2a3c6b') +
    capacitor(c, 420, 270, 30) +
    capacitor(c, 350, 270, 30) +
    capacitor(c, 610, 240, 24) +
    capacitor(c, 610, 310, 24) +
    rect(220, 330, 92, 74, c.down('#f4c93a', '#c4960f'), 5) +
    rect(330, 350, 26, 70, '#c43a2f', 8) +
    plug(430, 20, 10) +
    plug(40, 430, 3) +
    small(9, 34, 320, 300, 320, 130) +
    sticker(230, 420, 'EAX68249301')
  );
};

const comb = (x: number, w: number, y: number) =>
  rect(x, y, w, 26, '#f1ede2', 3) + rect(x + 4, y + 4, w - 8, 8, '#4a3d2a', 2);

/** The timing controller, 820 by 200, with its flat cables. */
export const timingBoard = (c: Canvas): string => {
  const flat = (x: number) =>
    path(
      `M${x} -6 C ${x} -120 ${x + 40} -130 ${x + 30} -250 h 150 C ${x + 180} -130 ${x + 150} -120 ${x + 150} -6 Z`,
      c.across('#e8edf1', '#bcc6cf', '#dfe5ea'),
    ) +
    times(14, (n) =>
      stroke(
        `M${x + 8 + n * 10.4} -6 C ${x + 8 + n * 10.4} -120 ${x + 42 + n * 10.4} -130 ${x + 36 + n * 10.2} -250`,
        '#8b97a3',
        1.4,
        'opacity="0.7"',
      ),
    );
  return (
    flat(90) +
    flat(570) +
    bareBoard(c, 820, 200, 'green', 3) +
    comb(80, 170, -12) +
    comb(560, 170, -12) +
    comb(330, 160, 178) +
    chip(c, 360, 44, 92, 'TCON') +
    rect(500, 60, 60, 60, c.slant('#3a3e44', '#191b1e'), 3) +
    rect(200, 70, 52, 40, c.slant('#3a3e44', '#191b1e'), 3) +
    capacitor(c, 620, 100, 15) +
    capacitor(c, 660, 100, 15) +
    capacitor(c, 110, 110, 15) +
    small(14, 46, 60, 40, 700, 120) +
    sticker(620, 138, 'BN41-02229')
  );
};

/** A strip of backlight with its lenses. @param w its length */
export const backlight = (c: Canvas, w: number, leds: number, isLit: boolean): string =>
  rect(4, 8, w, 40, '#000', 4, `opacity="0.3" ${c.blur(6)}`) +
  rect(0, 0, w, 40, c.down('#fdfdfb', '#dcdfe0', '#b9bfc3'), 4) +
  stroke(`M14 8 H ${w - 40} M14 32 H ${w - 40}`, '#c9a75a', 2) +
  rect(w - 36, 8, 30, 24, '#f4efe0', 3, 'stroke="#b9ae92" stroke-width="2"') +
  times(leds, (n) => {
    const x = 44 + (n * (w - 120)) / (leds - 1);
    const light = isLit ? circle(x, 20, 62, c.glow('#fffbe2/0.95', '#ffeeb0/0.4', '#ffeeb0/0')) : '';
    return (
      light +
      circle(x, 20, 17, c.glow('#ffffff', isLit ? '#fff7d0' : '#e7ecef', isLit ? '#ffe28a' : '#aab4bb')) +
      circle(x, 20, 5, '#f2c12e')
    );
  });
