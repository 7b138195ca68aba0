import { at, type Canvas, circle, ellipse, letters, path, rect, shadow, stroke, times } from './canvas.js';

/** A soldering iron in its stand, with a wisp of smoke; about 300 by 260. */
export const solderingIron = (c: Canvas): string =>
  shadow(c, 130, 252, 150, 16, 0.5) +
  rect(20, 216, 220, 34, c.down('#5a616a', '#2a2e34'), 8) +
  rect(40, 204, 84, 22, c.down('#f6df7a', '#d4b23c'), 6) +
  times(
    11,
    (n) =>
      `<ellipse cx="${166 + n * 9}" cy="${196 - n * 12}" rx="12" ry="24" transform="rotate(38 ${166 + n * 9} ${196 - n * 12})" fill="none" stroke="#aeb6bf" stroke-width="4"/>`,
  ) +
  at(
    170,
    196,
    rect(0, -9, 120, 18, c.down('#e3e8ed', '#8d96a0'), 4) +
      rect(110, -14, 26, 28, '#2f3339', 4) +
      rect(132, -20, 150, 40, c.down('#4f86e8', '#2456b8', '#173b82'), 18) +
      times(6, (n) => rect(160 + n * 14, -20, 5, 40, '#173b82', 2, 'opacity="0.55"')) +
      stroke('M282 0 C 360 0 360 120 300 160', '#24272b', 11),
    1,
    -52,
  ) +
  `<g opacity="0.5" ${c.blur(3)}>${stroke('M150 190 C 120 150 170 130 140 90 S 160 40 130 0', '#ffffff', 6)}</g>`;

/** A multimeter with its leads, 170 by 300. @param reading what is on its display */
export const multimeter = (c: Canvas, reading: string): string =>
  shadow(c, 90, 302, 110, 14, 0.5) +
  stroke('M60 280 C 40 360 -90 330 -130 240', '#c8322b', 8) +
  stroke('M110 280 C 150 370 -40 400 -170 300', '#202327', 8) +
  at(-132, 244, rect(-8, -86, 16, 80, c.across('#f0635b', '#a5231d'), 7) + rect(-2, -122, 4, 40, '#d8dee4'), 1, -24) +
  at(-172, 304, rect(-8, -86, 16, 80, c.across('#4a4f56', '#15171a'), 7) + rect(-2, -122, 4, 40, '#d8dee4'), 1, -34) +
  rect(0, 0, 170, 300, c.slant('#f8c53a', '#eaa514', '#b97a06'), 24) +
  rect(12, 14, 146, 272, c.slant('#3b4047', '#1d2024'), 16) +
  rect(26, 30, 118, 66, c.slant('#cfdcc3', '#a9bb9c'), 6) +
  letters(34, 80, 40, reading, '#1f2a1c', 'style="font-family: Liberation Mono, monospace" font-weight="700"') +
  times(12, (n) => at(85, 176, rect(-1.5, -58, 3, 9, n % 3 ? '#c8ced5' : '#f2c12e'), 1, n * 30)) +
  circle(85, 176, 42, c.slant('#5d656f', '#191c20')) +
  at(85, 176, rect(-7, -38, 14, 60, '#e4e8ec', 6), 1, -60) +
  times(3, (n) =>
    circle(45 + n * 40, 258, 12, '#0d0f11', `stroke="${['#d93a3a', '#f2c12e', '#5a616a'][n]}" stroke-width="4"`),
  );

/** A screwdriver, 330 long, lying. */
export const screwdriver = (c: Canvas, colour: string): string =>
  rect(4, -6, 326, 22, '#1a0f06', 10, `opacity="0.4" ${c.blur(6)}`) +
  rect(130, -5, 180, 10, c.down('#f2f5f8', '#99a2ac', '#6c757f'), 3) +
  path('M310 -5 l 20 3 v 4 l -20 3 Z', '#7b848e') +
  rect(0, -18, 134, 36, c.down('#ffffff', colour, '#20242a'), 16) +
  times(5, (n) => rect(20 + n * 20, -18, 7, 36, '#000', 3, 'opacity="0.2"'));

/** A cordless drill, about 320 by 280. */
export const drill = (c: Canvas): string =>
  path(
    'M0 50 Q 0 14 40 14 H 190 Q 214 14 214 40 V 84 H 118 L 136 214 H 62 L 60 108 H 30 Q 0 108 0 76 Z',
    c.slant('#2aa198', '#177a74', '#0d4f4b'),
  ) +
  path('M76 112 h 34 l 14 96 h -48 Z', '#1d2024') +
  rect(42, 208, 124, 50, c.down('#33373d', '#15171a'), 10) +
  rect(214, 30, 40, 48, c.down('#555c65', '#1f2226'), 6) +
  path('M254 36 l 34 8 v 20 l -34 8 Z', c.down('#8d96a0', '#3b4149')) +
  rect(288, 50, 70, 8, c.down('#eef2f5', '#8a939d'), 2) +
  rect(124, 92, 22, 34, '#d93a3a', 6) +
  rect(20, 26, 150, 8, '#ffffff', 4, 'opacity="0.3"') +
  times(4, (n) => rect(24 + n * 16, 56, 8, 28, '#0a3d3a', 3));

/** A spirit level, 420 long. */
export const spiritLevel = (c: Canvas): string =>
  rect(0, 0, 420, 44, c.down('#ffe07a', '#f2c12e', '#c58f0c'), 6) +
  rect(0, 6, 420, 5, '#ffffff', 0, 'opacity="0.4"') +
  rect(165, 9, 90, 26, c.down('#e9ff9c', '#b7dd3c'), 12) +
  ellipse(210, 19, 15, 8, '#f6ffd6') +
  stroke('M193 9 v 26 M227 9 v 26', '#2f3b10', 2.4) +
  circle(50, 22, 14, '#d7f07a', 'stroke="#8a6a0a" stroke-width="4"') +
  circle(370, 22, 14, '#d7f07a', 'stroke="#8a6a0a" stroke-width="4"');

/** A hand in a sleeve, reaching up from below; about 200 by 420. */
export const hand = (c: Canvas, sleeve: string, held = ''): string =>
  path('M20 430 C 24 320 50 280 52 220 L 150 214 C 156 280 186 320 190 430 Z', c.across(sleeve, '#1f2c3f')) +
  rect(44, 206, 114, 30, '#f2f4f6', 12) +
  path(
    'M60 212 C 44 150 40 130 56 96 C 84 64 130 70 142 100 C 156 140 148 180 142 212 Z',
    c.across('#c98f63', '#b4764b'),
  ) +
  held +
  times(4, (n) => rect(50 + n * 23, 50 + Math.abs(n - 1.5) * 7, 22, 78, c.across('#d69c70', '#b97c51'), 11)) +
  path('M52 150 C 20 130 14 96 30 84 C 44 80 52 110 70 120 Z', c.across('#c98f63', '#b4764b'));

/** A cloth of microfibre, 220 by 160. */
export const cloth = (c: Canvas, colour: string): string =>
  path(
    'M10 40 C 60 -10 150 0 214 24 C 232 60 200 90 220 140 C 150 170 90 140 30 156 C -10 120 24 90 10 40 Z',
    c.slant('#ffffff', colour, colour),
  ) +
  stroke(
    'M40 50 C 80 60 90 90 70 130 M110 20 C 130 60 170 60 180 110 M90 80 C 110 90 120 110 118 140',
    '#ffffff',
    5,
    'opacity="0.5"',
  );

/** A magnifying glass, lens of 100 around 0,0. */
export const magnifier = (c: Canvas, content: string): string =>
  rect(70, 84, 180, 42, c.across('#7a4a24', '#4a2a12'), 20, 'transform="rotate(45 70 84)"') +
  c.within(circle(0, 0, 112, '#fff'), content) +
  circle(0, 0, 112, 'none', 'stroke="#d5dbe1" stroke-width="16"') +
  circle(0, 0, 120, 'none', 'stroke="#8b949e" stroke-width="4"') +
  path('M-84 -20 A 86 86 0 0 1 -6 -86', 'none', 'stroke="#fff" stroke-width="10" stroke-linecap="round" opacity="0.6"');

/** A pencil cell, 34 by 120. */
export const battery = (c: Canvas, colour: string): string =>
  rect(11, -9, 12, 12, '#cfd6dc', 3) +
  rect(0, 0, 34, 120, c.across('#fff', colour, '#1b1e22'), 5) +
  rect(0, 0, 34, 34, c.across('#f7e3a4', '#c79a2c', '#7a5a10'), 5) +
  stroke('M17 52 v 14 M10 59 h 14', '#ffffff', 3);
