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

/** A remote control, 130 by 470, standing upright. */
export function remote(c: Canvas, tone: 'black' | 'silver' = 'black'): string {
  const [body, key, ink] =
    tone === 'black'
      ? [c.across('#4b5058', '#26292e', '#15171a'), '#3d4249', '#dfe4ea']
      : [c.across('#f5f6f8', '#c9cfd6', '#9aa3ad'), '#ffffff', '#3a4049'];
  const button = (x: number, y: number, r: number, fill = key) =>
    circle(x, y + 2, r, '#000', 'opacity="0.35"') +
    circle(x, y, r, fill) +
    circle(x - r * 0.2, y - r * 0.3, r * 0.5, '#ffffff', 'opacity="0.14"');
  return (
    rect(9, 14, 130, 470, '#1a0f06', 46, `opacity="0.45" ${c.blur(10)}`) +
    rect(0, 0, 130, 470, body, 46) +
    rect(5, 4, 120, 462, 'none', 42, 'stroke="#ffffff" stroke-width="2" opacity="0.22"') +
    button(36, 46, 15, '#d93a3a') +
    stroke('M36 40 v 7', '#fff', 3) +
    button(94, 46, 12) +
    times(
      9,
      (n) =>
        button(31 + (n % 3) * 34, 92 + Math.floor(n / 3) * 32, 11) +
        letters(27 + (n % 3) * 34, 96 + Math.floor(n / 3) * 32, 12, String(n + 1), ink),
    ) +
    circle(65, 240, 46, c.slant('#5c636c', '#1c1f23')) +
    circle(65, 240, 22, c.slant('#7c848e', '#343941')) +
    times(4, (n) => at(65, 240, path('M-5 -33 l 5 -6 l 5 6 Z', ink), 1, n * 90)) +
    rect(20, 306, 26, 66, key, 13) +
    rect(84, 306, 26, 66, key, 13) +
    stroke('M33 322 v 12 M27 328 h 12 M27 354 h 12 M91 324 l 6 -6 l 6 6 M91 352 l 6 6 l 6 -6', ink, 2.6) +
    button(65, 322, 11) +
    button(65, 354, 11) +
    times(4, (n) => rect(19 + n * 24, 392, 18, 10, BARS[[6, 4, 2, 0][n]!]!, 5)) +
    rect(44, 432, 42, 5, ink, 2.5, 'opacity="0.55"')
  );
}

/** A voltage stabiliser, 420 by 330. */
export const stabiliser = (c: Canvas): string =>
  shadow(c, 215, 338, 240, 22, 0.5) +
  rect(24, 318, 50, 20, '#1b1d20', 4) +
  rect(346, 318, 50, 20, '#1b1d20', 4) +
  rect(0, 0, 420, 324, c.slant('#fbfbf9', '#dfe2e4', '#a9b0b6'), 20) +
  path('M0 60 V 20 Q 0 0 20 0 H 400 Q 420 0 420 20 V 60 Z', c.down('#3f5d86', '#274065')) +
  letters(28, 41, 27, 'PARDA  AVR-2000', '#f2f5f9', 'font-weight="700" letter-spacing="2"') +
  rect(30, 84, 236, 112, c.slant('#15181d', '#2a2f37'), 10) +
  letters(48, 172, 82, '220', '#ff5a45', 'style="font-family: Liberation Mono, monospace" font-weight="700"') +
  letters(208, 172, 40, 'V', '#ff8f7e', 'font-weight="700"') +
  path('M36 88 H 200 L 120 192 H 36 Z', '#ffffff', 'opacity="0.07"') +
  times(
    3,
    (n) =>
      circle(306 + n * 38, 106, 12, ['#34c26b', '#f2c12e', '#5d2a2a'][n]!, 'stroke="#7b838b" stroke-width="4"') +
      circle(303 + n * 38, 102, 4, '#ffffff', 'opacity="0.7"'),
  ) +
  rect(294, 140, 96, 56, '#20242a', 8) +
  path('M300 146 h 84 v 22 h -84 Z', c.down('#e8483a', '#a92419')) +
  times(
    3,
    (n) =>
      circle(62 + n * 92, 258, 38, '#f1f2f2', 'stroke="#b4bbc1" stroke-width="5"') +
      circle(62 + n * 92, 240, 7, '#2a2e33') +
      circle(46 + n * 92, 268, 6, '#2a2e33') +
      circle(78 + n * 92, 268, 6, '#2a2e33'),
  ) +
  times(7, (n) => rect(312, 224 + n * 12, 84, 5, '#7d868e', 2.5)) +
  stroke('M420 270 C 500 270 470 350 560 344', '#24272b', 13);

/** Two HDMI plugs and the cable between them, about 800 by 460. */
export const hdmiCable = (c: Canvas): string => {
  const loop =
    'M130 128 C 260 60 560 20 640 150 C 720 290 420 420 300 340 C 190 262 330 150 480 190 C 640 232 640 330 700 372';
  const end = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      rect(-92, -30, 96, 60, c.down('#4b5057', '#1e2125', '#0f1113'), 10) +
        times(4, (n) => rect(-16 + n * 9, -20 + n * 2, 5, 40 - n * 4, '#33373d', 2)) +
        path('M-92 -22 h -56 v 30 l 10 14 h 46 Z', c.down('#fff1c2', '#e0b44c', '#9c7420')) +
        rect(-142, -8, 44, 9, '#4a3712', 2) +
        letters(-78, 8, 22, 'HDMI', '#c6ccd3', 'font-weight="700"'),
      1,
      turn,
    );
  return (
    `<g transform="translate(6 16)" opacity="0.4" ${c.blur(9)}>${stroke(loop, '#1a0f06', 22)}</g>` +
    stroke(loop, '#17191c', 22) +
    stroke(loop, '#3d434a', 12) +
    `<g transform="translate(-3 -4)">${stroke(loop, '#8a929b', 3, 'opacity="0.7" stroke-dasharray="12 8"')}</g>` +
    end(120, 134, -28) +
    end(712, 380, 220)
  );
};

const slots = (x: number, y: number, n: number, isTall: boolean) =>
  times(n, (k) =>
    rect(x + (isTall ? 0 : k * 52), y + (isTall ? k * 52 : 0), isTall ? 11 : 34, isTall ? 34 : 11, '#c9bda8', 5.5),
  );

/** A bracket for the wall, 520 by 400. */
export const wallMount = (c: Canvas): string => {
  const steel = c.slant('#5a616a', '#2c3036', '#1b1e22');
  const rail = (x: number) =>
    rect(x + 8, 12, 52, 400, '#1a0f06', 8, `opacity="0.4" ${c.blur(8)}`) +
    rect(x, 0, 52, 400, steel, 8) +
    rect(x + 4, 2, 5, 396, '#8d96a1', 2, 'opacity="0.6"') +
    slots(x + 21, 24, 7, true);
  return (
    rect(8, 134, 520, 130, '#1a0f06', 8, `opacity="0.35" ${c.blur(9)}`) +
    rect(0, 120, 520, 44, steel, 6) +
    rect(0, 232, 520, 44, steel, 6) +
    rect(2, 122, 516, 5, '#8d96a1', 2, 'opacity="0.6"') +
    rect(2, 234, 516, 5, '#8d96a1', 2, 'opacity="0.6"') +
    slots(30, 136, 9, false) +
    slots(30, 248, 9, false) +
    rail(86) +
    rail(384) +
    rect(200, 104, 120, 14, c.across('#f2c12e', '#fff0a8', '#f2c12e'), 7) +
    circle(260, 111, 6, '#7fd05a')
  );
};

/** A screw with its plug, lying. */
export const screw = (c: Canvas): string =>
  rect(0, -6, 64, 12, c.down('#eef1f4', '#8d959e'), 3) +
  times(9, (n) => stroke(`M${8 + n * 6} -6 l 4 12`, '#6b737c', 1.6)) +
  path('M64 -6 l 14 6 l -14 6 Z', '#9aa2ab') +
  ellipse(-2, 0, 7, 14, c.slant('#f5f7f9', '#858d96'));

/** A streaming box, 360 by 110. */
export const streamingBox = (c: Canvas): string =>
  shadow(c, 180, 116, 200, 16, 0.5) +
  path('M40 0 H 320 L 360 50 H 0 Z', c.down('#4a5059', '#2c3036')) +
  rect(0, 48, 360, 62, c.down('#2b2f35', '#121417'), 12) +
  rect(4, 50, 352, 3, '#ffffff', 1.5, 'opacity="0.25"') +
  rect(30, 70, 150, 22, '#0a0b0d', 6) +
  letters(42, 88, 18, '12:45', '#69d2ff', 'style="font-family: Liberation Mono, monospace"') +
  circle(320, 80, 7, '#3b9dff') +
  circle(320, 80, 20, c.glow('#3b9dff/0.6', '#3b9dff/0')) +
  sevenBars(140, 24, 80, 5);

const mesh = (x: number, y: number, w: number, h: number) =>
  times(Math.floor(w / 9) * Math.floor(h / 9), (n) =>
    circle(
      x + 5 + (n % Math.floor(w / 9)) * 9,
      y + 5 + Math.floor(n / Math.floor(w / 9)) * 9,
      1.8,
      '#0c0d0f',
      'opacity="0.8"',
    ),
  );

/** A soundbar with its bass box, 900 by 330. */
export const soundbar = (c: Canvas): string => {
  return (
    shadow(c, 780, 326, 150, 20, 0.5) +
    rect(660, 0, 240, 320, c.slant('#4c525b', '#2a2e34', '#15171a'), 16) +
    circle(780, 190, 92, c.slant('#15171a', '#3c424a')) +
    circle(780, 190, 76, '#1b1d20') +
    circle(780, 190, 60, c.glow('#3b4047', '#202328', '#0e0f11')) +
    circle(780, 190, 22, c.slant('#6b727c', '#25292e')) +
    rect(700, 40, 160, 24, '#0e0f11', 12) +
    shadow(c, 310, 330, 330, 16, 0.5) +
    rect(0, 236, 620, 88, c.down('#4a5058', '#25292e', '#131518'), 30) +
    rect(20, 240, 580, 4, '#ffffff', 2, 'opacity="0.3"') +
    mesh(24, 252, 572, 64) +
    rect(264, 268, 92, 32, '#0a0b0c', 8) +
    letters(277, 291, 20, 'BT 18', '#8fe3ff', 'style="font-family: Liberation Mono, monospace"')
  );
};

/** A cardboard box for a large television. @param w its width */
export function carton(c: Canvas, w: number): string {
  const h = w * 0.64;
  const roll = chance(3);
  return (
    shadow(c, w / 2, h + 6, w * 0.54, 20, 0.5) +
    rect(0, 0, w, h, c.slant('#dcb37f', '#c3935a', '#9c6d3a'), 6) +
    path(`M0 0 h ${w} l ${-w * 0.05} ${-h * 0.08} h ${-w * 0.9} Z`, '#e9c999') +
    times(40, () => rect(roll() * w, roll() * h, 20 + roll() * 60, 1.4, '#8a5c2c', 0, 'opacity="0.18"')) +
    rect(w * 0.46, -h * 0.08, w * 0.08, h * 0.36, '#efe0c4', 0, 'opacity="0.75"') +
    rect(w * 0.16, h * 0.32, w * 0.46, h * 0.42, 'none', 8, `stroke="#5a3c1d" stroke-width="${w * 0.012}"`) +
    stroke(
      `M${w * 0.28} ${h * 0.82} l ${w * 0.04} ${-h * 0.07} M${w * 0.5} ${h * 0.82} l ${-w * 0.04} ${-h * 0.07}`,
      '#5a3c1d',
      w * 0.012,
    ) +
    sevenBars(w * 0.2, h * 0.6, w * 0.38, h * 0.05) +
    times(2, (n) =>
      at(w * (0.72 + n * 0.12), h * 0.36, stroke('M0 40 V 4 M-12 16 L 0 2 L 12 16', '#5a3c1d', 6), w / 620),
    ) +
    at(
      w * 0.72,
      h * 0.58,
      path('M-14 0 h 28 q 0 34 -12 38 v 16 h 10 v 6 h -24 v -6 h 10 v -16 q -12 -4 -12 -38', '#5a3c1d'),
      w / 620,
    )
  );
}
