import { type Canvas, circle, ellipse, path, rect, sevenBars, stroke, times } from './canvas.js';
import { mountains } from './landscape.js';

/** Somebody of the shop's team. */
export interface Face {
  skin: readonly [light: string, dark: string];
  hair: string;
  style: 'short' | 'long' | 'bun' | 'topi';
  shirt: string;
  /** What is worn over the shirt. */
  over?: 'apron' | 'shawl' | 'vest';
  glasses?: boolean;
  moustache?: boolean;
  ground: readonly [string, string];
}

const hairBehind = (c: Canvas, { style, hair }: Face): string => {
  if (style === 'long')
    return path(
      'M236 330 C 220 160 580 160 564 330 C 576 470 590 560 560 640 H 240 C 210 560 224 470 236 330 Z',
      c.across(hair, '#0c0a0c'),
    );
  return style === 'bun'
    ? circle(400, 150, 66, hair) + path('M250 330 C 240 170 560 170 550 330 V 400 H 250 Z', hair)
    : '';
};

const hairInFront = (c: Canvas, { style, hair }: Face): string => {
  if (style === 'topi') {
    const pattern = times(14, (n) =>
      path(`M${264 + n * 20} 262 l 9 -15 l 9 15 l -9 15 Z`, ['#f2c12e', '#ffffff', '#2fa463'][n % 3]!, 'opacity="0.9"'),
    );
    return (
      path('M262 330 C 258 300 262 286 270 276 H 530 C 540 290 542 310 538 330 L 524 300 H 276 Z', hair) +
      path(
        'M256 286 C 260 180 330 140 420 132 C 500 130 540 210 546 286 Q 400 250 256 286 Z',
        c.slant('#c23a4a', '#8f1f33', '#5d1120'),
      ) +
      path('M256 286 Q 400 250 546 286 L 544 240 Q 400 206 258 244 Z', '#3a1022') +
      `<g transform="translate(0 -4)">${pattern}</g>`
    );
  }
  const tone = c.down(hair, '#0c0a0c');
  if (style === 'long' || style === 'bun')
    return path(
      'M254 350 C 240 180 380 160 410 176 C 520 164 566 230 546 352 C 530 290 480 250 414 226 C 370 262 280 270 254 350 Z',
      tone,
    );
  return path(
    'M256 350 C 236 250 262 180 340 170 C 420 130 540 170 546 270 C 550 300 548 330 544 350 C 530 320 532 280 506 256 C 440 262 350 262 300 246 C 276 270 268 310 256 350 Z',
    tone,
  );
};

const clothes = (c: Canvas, { shirt, over, skin }: Face): string => {
  const sleeves = 'M96 820 C 100 660 190 610 300 580 L 400 640 L 500 580 C 610 610 700 660 704 820 Z';
  const body =
    path('M336 576 L 400 668 L 464 576 Z', skin[1]) +
    path(sleeves, shirt) +
    path(sleeves, c.across('#ffffff/0.3', '#ffffff/0', '#000000/0.05', '#000000/0.28')) +
    path(
      'M318 575 L 400 660 L 482 575 L 500 590 L 424 700 L 400 664 L 376 700 L 300 590 Z',
      c.down('#ffffff', '#d5dce5'),
    ) +
    path('M346 560 L 400 650 L 454 560 Z', skin[1]);
  if (over === 'apron') {
    return (
      body +
      path('M236 820 V 700 Q 300 720 400 720 Q 500 720 564 700 V 820 Z', c.down('#2f4468', '#1f2d47')) +
      stroke('M250 704 L 300 590 M550 704 L 500 590', '#2f4468', 20) +
      sevenBars(330, 756, 140, 9)
    );
  }
  if (over === 'shawl')
    return (
      body +
      path('M140 820 C 150 690 230 620 300 582 C 380 700 470 760 640 820 Z', c.slant('#f2c98a', '#d4644a', '#8f2f3a')) +
      times(9, (n) => circle(226 + n * 34, 690 + n * 15, 6, '#ffe6ad'))
    );
  return over === 'vest'
    ? body +
        path(
          'M150 820 C 160 690 220 630 300 590 L 372 700 V 820 Z M650 820 C 640 690 580 630 500 590 L 428 700 V 820 Z',
          c.down('#4d5a6b', '#2c3542'),
        )
    : body;
};

/** A portrait, 800 by 800. */
export function portrait(c: Canvas, face: Face): string {
  const { skin, ground, glasses, moustache, style } = face;
  const browColour = style === 'topi' ? '#5b5654' : '#2a1c16';
  const eye = (x: number) =>
    ellipse(x, 366, 19, 12, '#ffffff') +
    circle(x + 1, 367, 10.5, '#3a2317') +
    circle(x + 4, 363, 3.4, '#ffffff') +
    stroke(`M${x - 21} 362 Q ${x} 345 ${x + 21} 361`, '#2a1812', 5) +
    stroke(`M${x - 26} 330 Q ${x} 314 ${x + 26} 328`, browColour, 9);
  return (
    rect(0, 0, 800, 800, c.down(...ground)) +
    `<g opacity="0.4">${mountains(c, 800, 800, 250, 9, 'haze')}</g>` +
    circle(400, 380, 330, c.glow('#ffffff/0.55', '#ffffff/0')) +
    hairBehind(c, face) +
    path('M338 470 H 462 V 590 Q 400 660 338 590 Z', c.down(skin[1], skin[0])) +
    clothes(c, face) +
    path('M338 520 Q 400 580 462 520 V 556 Q 400 606 338 556 Z', '#5a2f1c', 'opacity="0.28"') +
    (style === 'long' ? '' : ellipse(256, 388, 24, 38, skin[1]) + ellipse(544, 388, 24, 38, skin[1])) +
    path(
      'M262 320 C 262 210 330 184 400 184 C 470 184 538 210 538 320 C 542 440 500 540 400 546 C 300 540 258 440 262 320 Z',
      c.slant(skin[0], skin[0], skin[1]),
    ) +
    ellipse(318, 436, 36, 24, '#e0604f', `opacity="0.28" ${c.blur(8)}`) +
    ellipse(482, 436, 36, 24, '#e0604f', `opacity="0.28" ${c.blur(8)}`) +
    eye(338) +
    eye(462) +
    stroke('M398 372 C 390 410 380 424 392 434 Q 402 440 414 434', '#7a452c', 5, 'opacity="0.7"') +
    path('M346 470 Q 400 496 454 470 Q 440 520 400 520 Q 360 520 346 470 Z', '#8d2f31') +
    path('M354 474 Q 400 494 446 474 Q 440 490 400 493 Q 360 490 354 474 Z', '#ffffff') +
    (moustache
      ? path('M340 462 Q 370 438 400 452 Q 430 438 460 462 Q 430 470 400 464 Q 370 470 340 462 Z', browColour)
      : '') +
    hairInFront(c, face) +
    (glasses
      ? `<g fill="#ffffff" fill-opacity="0.14" stroke="#262a30" stroke-width="7"><rect x="294" y="332" width="88" height="70" rx="28"/><rect x="418" y="332" width="88" height="70" rx="28"/></g>` +
        stroke('M382 362 Q 400 350 418 362 M294 358 L 262 350 M506 358 L 538 350', '#262a30', 7)
      : '')
  );
}
