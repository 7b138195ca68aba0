import {
  BARS,
  at,
  type Canvas,
  chance,
  circle,
  ellipse,
  letters,
  path,
  rect,
  sevenBars,
  shadow,
  stroke,
  times,
} from './canvas.js';
import { bricks, mountains, prayerFlags, stupa } from './landscape.js';

/** A carved window, 90 by 120. */
const carved = (c: Canvas, isLit: boolean): string =>
  path('M-22 0 H 112 L 100 -14 H -10 Z', '#4a2a14') +
  rect(-8, 0, 106, 124, c.across('#6b3e1e', '#4a2812'), 3) +
  rect(8, 14, 74, 96, isLit ? c.down('#ffdf9a', '#e2a04e') : c.down('#2b2326', '#14100f')) +
  times(7, (n) => stroke(`M${8 + n * 12.4} 14 v 96`, '#5c3419', 3.4)) +
  times(8, (n) => stroke(`M8 ${14 + n * 13.7} h 74`, '#5c3419', 3)) +
  rect(-18, 120, 126, 12, '#5a3218', 2);

/** A house of the old town. @param y the ground */
function house(c: Canvas, x: number, y: number, w: number, floors: number, seed: number): string {
  const floor = 190;
  const h = floors * floor;
  const roll = chance(seed);
  const front =
    roll() > 0.35
      ? bricks(c, x, y - h, w, h, 17, seed)
      : rect(x, y - h, w, h, c.down(['#e9d7b4', '#d9b9a0', '#cfd8c4'][seed % 3]!, '#b99f7c'));
  const columns = Math.max(1, Math.floor(w / 170));
  const windows = times(columns * (floors - 1), (n) => {
    const [row, column] = [Math.floor(n / columns), n % columns];
    return at(x + (w / columns) * (column + 0.5) - 45, y - h + 44 + row * floor, carved(c, roll() > 0.6));
  });
  const shutter = times(columns, (n) => {
    const sx = x + (w / columns) * n + 22;
    const sw = w / columns - 44;
    return (
      rect(sx, y - 152, sw, 152, c.down('#5f7f9c', '#3c5873'), 3) +
      times(11, (k) => rect(sx, y - 148 + k * 13.6, sw, 3, '#1d2e40', 0, 'opacity="0.45"'))
    );
  });
  return (
    front +
    rect(x, y - h, w, h, c.across('#ffe2b0/0.22', '#000000/0.05', '#1b0c04/0.42')) +
    windows +
    shutter +
    path(
      `M${x - 26} ${y - h + 16} L ${x + 8} ${y - h - 30} H ${x + w - 8} L ${x + w + 26} ${y - h + 16} Z`,
      c.down('#a35a3a', '#6d3620'),
    ) +
    times(Math.floor(w / 18), (n) => stroke(`M${x + n * 18} ${y - h + 14} l 6 -40`, '#5a2a18', 2.4, 'opacity="0.5"'))
  );
}

/** A tank on a roof. */
const tank = (c: Canvas, x: number, y: number): string =>
  rect(x, y - 76, 84, 70, c.across('#3d434a', '#191c20', '#0d0f11'), 16) +
  times(3, (n) => rect(x, y - 62 + n * 18, 84, 4, '#4c535c')) +
  rect(x + 30, y - 86, 24, 12, '#24282d', 4);

/** A lane of the old town with the hills at its end. @param ground where the street begins */
export function lane(c: Canvas, ground: number): string {
  const { width: w, height: h } = c;
  const middle = w * 0.54;
  const roll = chance(7);
  const paving =
    times(9, (n) =>
      stroke(`M0 ${ground + (h - ground) * ((n + 1) / 9) ** 1.6} H ${w}`, '#7a6752', 2, 'opacity="0.35"'),
    ) +
    times(24, (n) =>
      stroke(`M${middle + (n - 12) * 40} ${ground} L ${middle + (n - 12) * 190} ${h}`, '#7a6752', 2, 'opacity="0.28"'),
    );
  const wires = times(7, (n) =>
    stroke(
      `M0 ${h * (0.1 + n * 0.012)} Q ${w * 0.5} ${h * (0.16 + n * 0.022 + roll() * 0.03)} ${w} ${h * (0.07 + n * 0.016)}`,
      '#26211f',
      2.4,
      'opacity="0.75"',
    ),
  );
  return (
    rect(0, 0, w, ground + 4, c.down('#5aa7ec', '#b8def9', '#fff1d2')) +
    at(w * 0.22, 0, mountains(c, w * 0.6, ground, ground * 0.3, 5, 'haze')) +
    stupa(c, middle, ground * 0.8, ground * 0.16) +
    rect(w * 0.4, ground * 0.84, w * 0.3, ground * 0.17, c.down('#c79a72', '#a8754f')) +
    house(c, w * 0.34, ground, w * 0.13, 3, 6) +
    house(c, w * 0.63, ground, w * 0.12, 3, 9) +
    house(c, w * 0.19, ground, w * 0.165, 4, 2) +
    house(c, w * 0.735, ground, w * 0.14, 4, 5) +
    tank(c, w * 0.78, ground - 4 * 190 - 24) +
    house(c, -w * 0.03, ground, w * 0.235, 5, 1) +
    house(c, w * 0.86, ground, w * 0.2, 5, 3) +
    prayerFlags(w * 0.18, ground * 0.12, w * 0.66, ground * 0.14, 34) +
    wires +
    rect(0, ground, w, h - ground, c.down('#b59a7b', '#c9b08e', '#94785a')) +
    paving +
    ellipse(middle, h * 0.98, w * 0.5, (h - ground) * 0.6, c.glow('#ffe9c2/0.45', '#ffe9c2/0'))
  );
}

const wheel = (c: Canvas, x: number, y: number, r: number): string =>
  circle(x, y, r, '#17181a') +
  circle(x, y, r * 0.62, c.slant('#dfe4e9', '#828b95')) +
  times(6, (n) => at(x, y, rect(-r * 0.05, -r * 0.56, r * 0.1, r * 0.44, '#59626c', 2), 1, n * 60)) +
  circle(x, y, r * 0.16, '#30353b');

/** The shop's van from the side, 620 by 330; its wheels are at y = 330. */
export const van = (c: Canvas): string =>
  shadow(c, 320, 330, 330, 22, 0.5) +
  path(
    'M10 286 V 74 Q 10 30 56 30 H 400 Q 440 30 470 74 L 530 160 Q 606 170 612 220 V 286 Q 612 296 600 296 H 20 Q 10 296 10 286 Z',
    c.down('#ffffff', '#eef1f5', '#c3ccd6'),
  ) +
  path('M414 56 Q 436 60 452 84 L 500 156 H 400 V 60 Z', c.slant('#7fa3c4', '#2a3f58', '#1b2836')) +
  path('M420 64 L 452 100 L 420 150 Z', '#ffffff', 'opacity="0.25"') +
  rect(306, 58, 78, 98, c.slant('#7fa3c4', '#2a3f58', '#1b2836'), 10) +
  sevenBars(10, 214, 602, 16) +
  rect(60, 74, 210, 112, '#1f2937', 22) +
  rect(68, 82, 194, 96, c.slant('#2f4468', '#1f2937'), 18) +
  letters(165, 146, 44, 'PARDA', '#ffffff', 'font-weight="700" letter-spacing="3" text-anchor="middle"') +
  stroke('M292 56 V 280 M394 56 V 280', '#a7b2bf', 3) +
  rect(404, 184, 30, 9, '#8c97a4', 4) +
  rect(586, 196, 26, 26, '#fff3b8', 8) +
  rect(10, 190, 12, 44, '#d93a3a', 4) +
  rect(10, 276, 602, 22, '#3a424d', 8) +
  path('M92 298 a 58 58 0 0 1 116 0 Z M432 298 a 58 58 0 0 1 116 0 Z', '#20242a') +
  wheel(c, 150, 290, 44) +
  wheel(c, 490, 290, 44);

/** A scooter with a box on its rack, 460 by 330; its wheels are at y = 330. */
export const scooter = (c: Canvas, load: string): string =>
  shadow(c, 230, 330, 230, 16, 0.5) +
  stroke('M330 96 L 392 290', '#474e57', 13) +
  wheel(c, 92, 286, 44) +
  wheel(c, 394, 286, 44) +
  path('M350 250 Q 392 214 440 262 l -8 10 Q 392 240 356 268 Z', c.across(BARS[0], '#1f4bb0')) +
  path(
    'M30 262 C 24 200 70 176 150 178 H 214 C 244 182 246 236 290 240 L 330 130 C 338 104 372 118 366 146 L 334 262 Q 326 282 300 282 H 150 Q 138 226 92 228 Q 50 230 48 276 Z',
    c.down('#6f9bf3', BARS[0], '#1f4bb0'),
  ) +
  path('M60 176 Q 70 156 110 158 H 210 Q 232 160 226 182 H 66 Z', '#24272c') +
  stroke('M322 98 L 286 84', '#24272c', 13) +
  circle(336, 112, 22, c.slant('#eef2f6', '#8f99a5')) +
  circle(350, 114, 13, '#fff6c9') +
  stroke('M318 92 L 292 48', '#474e57', 5) +
  ellipse(288, 42, 18, 13, c.slant('#dbe5ef', '#7d8793')) +
  stroke('M34 156 H 130 M52 156 V 190', '#474e57', 9) +
  sevenBars(110, 250, 150, 7) +
  load;
