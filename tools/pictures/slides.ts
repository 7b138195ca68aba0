import { carton } from './accessories.js';
import { mainBoard } from './boards.js';
import { at, ellipse, type Picture, rect, sevenBars, times } from './canvas.js';
import { valleyWindow } from './landscape.js';
import { lamp, mat, plant, shelf, table, wall } from './room.js';
import * as screens from './screens.js';
import { lane, scooter, van } from './street.js';
import { television, tube } from './televisions.js';
import { multimeter, screwdriver, solderingIron } from './tools.js';

/** A dark veil on the left, where the words stand. */
const veil: Picture = (c) =>
  rect(0, 0, c.width, c.height, c.across('#0b1220/0.62', '#0b1220/0.28', '#0b1220/0', '#0b1220/0'));

/** The slides of the home page, 1920 by 1080; the left third is calm, for the words. */
export const slidePictures: Record<string, Picture> = {
  'slide-workshop': (c) =>
    wall(c, 'brick') +
    shelf(c, 900, 260, 460) +
    shelf(c, 1420, 260, 460, 6) +
    table(c, 760) +
    television(c, { x: 1180, y: 730, w: 660, screen: screens.testCard, stand: 'feet' }) +
    lamp(c, 1000, 170, 1.1) +
    // laid down: seen flat, the mat would hang in the air
    `<g transform="matrix(1 0 -0.22 0.66 230 290)">${mat(c, 620, 780, 620, 330)}${at(690, 800, mainBoard(c), 0.58)}</g>` +
    at(1190, 800, solderingIron(c), 0.86) +
    at(1330, 1030, screwdriver(c, '#d93a3a'), 1, -4) +
    at(1700, 770, multimeter(c, '12.1'), 0.8, 4) +
    veil(c),
  'slide-pickup': (c) =>
    lane(c, 760) +
    at(1010, 580, van(c), 1.24) +
    at(600, 690, scooter(c, at(-22, 28, carton(c, 250), 0.8)), 0.94) +
    veil(c),
  'slide-living-room': (c) =>
    wall(c, 'cream') +
    valleyWindow(c, 180, 120, 470, 480, 'fair') +
    rect(0, 850, 1920, 230, c.down('#a9764a', '#6e4526')) +
    ellipse(1260, 990, 760, 90, '#9e3d3a', 'opacity="0.75"') +
    times(5, (n) =>
      ellipse(
        1260,
        990,
        690 - n * 60,
        78 - n * 8,
        'none',
        `stroke="${['#f2c98a', '#2f6d5d'][n % 2]}" stroke-width="5"`,
      ),
    ) +
    rect(830, 770, 920, 120, c.down('#7d4f2c', '#4b2b14'), 10) +
    times(3, (n) => rect(850 + n * 300, 792, 280, 78, c.down('#96623a', '#6a4020'), 6)) +
    television(c, { x: 860, y: 740, w: 860, screen: screens.dawn, stand: 'bar' }) +
    plant(c, 1810, 880, 1.5) +
    plant(c, 740, 880, 1.1) +
    veil(c),
  'slide-refurbished': (c) =>
    wall(c, 'night') +
    rect(760, 120, 1160, 10, '#3d4a60') +
    television(c, { x: 820, y: 440, w: 480, screen: screens.flowers, stand: 'none' }) +
    television(c, { x: 1360, y: 440, w: 480, screen: screens.football, stand: 'none' }) +
    table(c, 840, 'walnut') +
    television(c, { x: 780, y: 830, w: 560, screen: screens.ribbons, stand: 'feet' }) +
    tube(c, 1420, 880, 400, screens.testCard) +
    sevenBars(760, 122, 1160, 6) +
    veil(c),
};
