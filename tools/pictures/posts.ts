import { carton, remote, stabiliser } from './accessories.js';
import { bareBoard, capacitor, chip, mainBoard, powerBoard } from './boards.js';
import { at, type Canvas, circle, ellipse, path, type Picture, rect, shadow, stroke, times } from './canvas.js';
import { valleyWindow } from './landscape.js';
import { lamp, mat, plant, shelf, table, wall } from './room.js';
import * as screens from './screens.js';
import { lane, scooter } from './street.js';
import { backOfTelevision, television, tube } from './televisions.js';
import {
  battery,
  cloth,
  drill,
  hand,
  magnifier,
  multimeter,
  screwdriver,
  solderingIron,
  spiritLevel,
} from './tools.js';

/** The cells of a kind of panel, much enlarged, in a round lens. */
function cells(c: Canvas, x: number, y: number, kind: 'led' | 'qled' | 'oled' | 'tube'): string {
  const tones =
    kind === 'qled'
      ? ['#ff2038', '#19ff6a', '#2a6bff']
      : kind === 'tube'
        ? ['#e05a5a', '#6cc873', '#6a86d8']
        : ['#f0474f', '#3ddc6f', '#4a7dff'];
  const dots = times(15 * 10, (n) => {
    const [px, py] = [-112 + (n % 15) * 16, -112 + Math.floor(n / 15) * 24];
    const tone = tones[n % 3]!;
    if (kind === 'oled')
      return (
        circle(px + 8, py + 12, n % 3 === 1 ? 5 : 6.6, tone) +
        circle(px + 8, py + 12, 11, c.glow(`${tone}/0.45`, `${tone}/0`))
      );
    if (kind === 'tube') return circle(px + 8 + (Math.floor(n / 15) % 2) * 8, py + 12, 6.4, tone);
    return rect(px + 2, py + 1, 12, 21, tone, 2);
  });
  const light =
    kind === 'led'
      ? circle(0, 0, 120, c.glow('#ffffff/0.42', '#dfe9ff/0.12'))
      : kind === 'qled'
        ? circle(0, 0, 120, c.glow('#ffffff/0.2', '#fff2c0/0'))
        : '';
  return at(
    x,
    y,
    c.within(
      circle(0, 0, 112, '#fff'),
      rect(-120, -120, 240, 240, kind === 'oled' ? '#000' : '#14161a') + dots + light,
    ) +
      circle(0, 0, 112, 'none', 'stroke="#dfe5ea" stroke-width="13"') +
      circle(0, 0, 119, 'none', 'stroke="#8b949e" stroke-width="3"'),
  );
}

const benchTop = (c: Canvas): string => table(c, -4) + mat(c, 60, 60, 1080, 780);

/** The pictures of posts, 1200 by 900. */
export const postPictures: Record<string, Picture> = {
  'voltage-storm': (c) =>
    wall(c, 'cream') +
    valleyWindow(c, 120, 90, 400, 430, 'storm') +
    table(c, 650) +
    television(c, { x: 600, y: 640, w: 540, screen: screens.off, stand: 'feet' }) +
    at(190, 480, stabiliser(c), 0.82),
  'monsoon-window': (c) =>
    wall(c, 'sage') +
    valleyWindow(c, 130, 90, 560, 440, 'rain') +
    table(c, 660) +
    television(c, { x: 560, y: 654, w: 580, screen: screens.noon, stand: 'feet' }) +
    plant(c, 210, 716, 1) +
    at(
      370,
      590,
      rect(0, 0, 120, 130, c.slant('#ffffff', '#e3e9ee', '#b3bdc7'), 10) +
        path('M14 22 h 92 v 86 h -92 Z', '#d6e6f5') +
        times(28, (n) => circle(24 + (n % 7) * 12, 34 + Math.floor(n / 7) * 20, 5.4, n % 5 ? '#6ea4e0' : '#f0a9b6')),
    ),
  'cleaning-cloth': (c) =>
    wall(c, 'sky') +
    table(c, 740) +
    television(c, { x: 110, y: 724, w: 980, screen: screens.off, stand: 'feet' }) +
    path('M330 300 C 470 240 640 240 790 330 C 740 420 560 470 420 440 Z', '#ffffff', `opacity="0.16" ${c.blur(12)}`) +
    at(760, 330, hand(c, '#3b6fe0', at(-40, 10, cloth(c, '#e9b90c'))), 1.3, -14),
  'wall-mounting': (c) =>
    wall(c, 'cream') +
    stroke('M150 0 V 900', '#c9b79a', 2, 'stroke-dasharray="10 12"') +
    television(c, { x: 200, y: 560, w: 800, screen: screens.dawn, stand: 'none' }) +
    rect(196, 566, 812, 20, '#4b3217', 0, `opacity="0.28" ${c.blur(9)}`) +
    stroke('M610 566 C 606 660 640 700 628 900', '#f3ece0', 13) +
    at(370, 620, spiritLevel(c), 1.1, -1) +
    at(850, 640, drill(c), 0.92, 6) +
    at(
      90,
      690,
      rect(0, 0, 150, 150, c.slant('#f4f1ea', '#d7d0c2'), 14) +
        times(3, (n) => circle(75 + (n - 1) * 34, n === 1 ? 48 : 92, 13, '#2c3036')),
    ),
  'second-hand-check': (c) =>
    wall(c, 'rose') +
    table(c, 720, 'walnut') +
    television(c, { x: 90, y: 696, w: 960, screen: screens.testCard, stand: 'feet' }) +
    at(
      760,
      400,
      magnifier(
        c,
        rect(-120, -120, 240, 240, '#101318') +
          times(15 * 12, (n) =>
            rect(
              -118 + (n % 15) * 16,
              -118 + Math.floor(n / 15) * 20,
              13,
              17,
              n === 97 ? '#000' : ['#f0474f', '#3ddc6f', '#4a7dff'][n % 3]!,
              2,
            ),
          ),
      ),
    ),
  'open-remote': (c) =>
    benchTop(c) +
    at(300, 150, remote(c), 1.2, -12) +
    at(
      610,
      190,
      rect(0, 0, 150, 540, c.across('#5a616a', '#2c3036'), 50) +
        rect(14, 14, 122, 512, '#14161a', 42) +
        at(18, 24, `<g transform="scale(0.96)">${bareBoard(c, 118, 500, 'green', 12)}</g>`) +
        times(18, (n) =>
          circle(40 + (n % 3) * 34, 110 + Math.floor(n / 3) * 52, 12, '#24282d', 'stroke="#c9a75a" stroke-width="5"'),
        ),
      1,
      9,
    ) +
    at(880, 260, battery(c, '#2fa463'), 1, 24) +
    at(960, 300, battery(c, '#2fa463'), 1, 40) +
    at(860, 640, cloth(c, '#ffffff'), 0.9, -12) +
    at(760, 790, screwdriver(c, '#3b6fe0'), 0.9, -6),
  'panel-types': (c) =>
    wall(c, 'night') +
    table(c, 720, 'walnut') +
    television(c, { x: 80, y: 400, w: 470, screen: screens.noon, stand: 'none' }) +
    television(c, { x: 650, y: 400, w: 470, screen: screens.ribbons, stand: 'none', bezel: 5 }) +
    cells(c, 200, 580, 'led') +
    cells(c, 466, 580, 'qled') +
    cells(c, 734, 580, 'oled') +
    cells(c, 1000, 580, 'tube'),
  'e-waste': (c) =>
    wall(c, 'brick') +
    table(c, 640) +
    tube(c, 90, 690, 400, screens.off, false) +
    tube(c, 190, 372, 290, screens.off, false) +
    backOfTelevision(c, 620, 600, 520) +
    at(500, 600, mainBoard(c), 0.5, -7) +
    at(740, 610, powerBoard(c), 0.52, 5) +
    at(
      1010,
      760,
      circle(0, 0, 96, c.slant('#57c084', '#2fa463', '#1b7443')) +
        times(3, (n) =>
          at(
            0,
            0,
            stroke('M-34 -30 A 46 46 0 0 1 30 -36', '#ffffff', 15) + path('M22 -62 L 58 -30 L 12 -18 Z', '#ffffff'),
            1,
            n * 120,
          ),
        ),
    ),
  'bench-repair': (c) =>
    benchTop(c) +
    at(140, 130, mainBoard(c), 0.92, -4) +
    at(640, 420, solderingIron(c), 1.3) +
    at(905, 110, multimeter(c, '3.31'), 1.05, 6) +
    at(130, 770, screwdriver(c, '#e9b90c'), 1, -5) +
    at(500, 790, screwdriver(c, '#2fa463'), 0.85, 4),
  'capacitor-story': (c) =>
    benchTop(c) +
    at(110, 110, powerBoard(c), 1.12, -2) +
    at(
      850,
      330,
      magnifier(
        c,
        rect(-120, -120, 240, 240, '#bd9050') +
          capacitor(c, -10, 0, 92, '#2a3c6b') +
          path('M-70 -14 Q -10 -90 60 -10 Q -10 40 -70 -14 Z', '#8a5a2a', 'opacity="0.6"') +
          chip(c, 74, 60, 60),
      ),
    ) +
    at(860, 720, capacitor(c, 0, 0, 34) + capacitor(c, 90, 20, 34) + capacitor(c, 180, -6, 34)),
  'home-pickup': (c) => lane(c, 640) + at(330, 470, scooter(c, at(-22, 24, carton(c, 250), 0.82)), 1.12),
  'workshop-wall': (c) =>
    wall(c, 'brick') +
    shelf(c, 70, 230, 480) +
    shelf(c, 640, 230, 490, 8) +
    lamp(c, 600, 150, 0.8) +
    table(c, 660) +
    television(c, { x: 110, y: 640, w: 460, screen: screens.testCard, stand: 'feet' }) +
    television(c, { x: 650, y: 640, w: 460, screen: screens.flowers, stand: 'feet' }) +
    shadow(c, 600, 770, 90, 12) +
    at(520, 690, cloth(c, '#3b6fe0'), 0.7) +
    ellipse(600, 40, 30, 8, '#2b2b2e'),
};
