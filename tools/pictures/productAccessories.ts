import { carton, hdmiCable, remote, screw, soundbar, stabiliser, streamingBox, wallMount } from './accessories.js';
import { backlight, mainBoard, powerBoard, timingBoard } from './boards.js';
import { at, type Picture, shadow, times } from './canvas.js';
import { mat, plant, table, wall, type Wall } from './room.js';
import * as screens from './screens.js';
import { screwdriver } from './tools.js';
import { television } from './televisions.js';

const standing =
  (behind: Wall, draw: Picture, tone: 'sal' | 'walnut' = 'sal'): Picture =>
  (c) =>
    wall(c, behind) + table(c, 600, tone) + draw(c);

/** Lying on the mat of the bench, seen from above. */
const onMat =
  (draw: Picture): Picture =>
  (c) =>
    table(c, -4) + mat(c, 60, 60, 1080, 780) + draw(c);

/** Accessories and parts, 1200 by 900. */
export const accessoryPictures: Record<string, Picture> = {
  'universal-remote': (c) =>
    table(c, -4) + at(440, 100, remote(c, 'black'), 1.45, 14) + at(650, 140, remote(c, 'silver'), 1.36, -10),
  'stabiliser-2kva': standing('cream', (c) => at(280, 250, stabiliser(c), 1.45)),
  'hdmi-cable': (c) => table(c, -4, 'walnut') + at(90, 130, hdmiCable(c), 1.3),
  'wall-mount': (c) =>
    table(c, -4) +
    at(170, 130, wallMount(c), 1.5) +
    times(4, (n) => at(1010 + (n % 2) * 40, 260 + n * 120, screw(c), 1.4, 20 + n * 31)),
  'android-box': standing(
    'sky',
    (c) => at(180, 430, streamingBox(c), 1.9) + at(985, 430, remote(c), 0.75, 12),
    'walnut',
  ),
  soundbar: standing(
    'sage',
    (c) =>
      television(c, { x: 170, y: 420, w: 640, screen: screens.evening, stand: 'none' }) +
      at(130, 400, soundbar(c), 1.02),
    'walnut',
  ),
  'main-board': onMat((c) => at(180, 190, mainBoard(c), 1.1, -3)),
  'tcon-board': onMat((c) => at(160, 450, timingBoard(c), 1.06, -2)),
  'backlight-strips': onMat((c) =>
    times(4, (n) => at(150 + (n % 2) * 24, 190 + n * 135, backlight(c, 880, 8, n === 1), 1, n === 3 ? 2.5 : 0)),
  ),
  'power-board': onMat((c) => at(210, 200, powerBoard(c), 1.12, 2) + at(790, 800, screwdriver(c, '#d93a3a'), 1, -14)),
  'exchange-offer': standing(
    'brick',
    (c) =>
      at(560, 330, carton(c, 520)) +
      shadow(c, 300, 700, 200, 20) +
      television(c, { x: 90, y: 660, w: 430, screen: screens.off, stand: 'feet' }) +
      plant(c, 1120, 690, 0.8),
  ),
};
