import { accessoryPictures } from './productAccessories.js';
import { type Picture, rect, shadow } from './canvas.js';
import { plant, table, wall, type Wall } from './room.js';
import * as screens from './screens.js';
import { backOfTelevision, cracked, curvedTelevision, type Stand, television, tube } from './televisions.js';

const TABLE = 690;

interface Setting {
  wall: Wall;
  w: number;
  screen: screens.Screen;
  stand: Stand;
  tone?: 'sal' | 'walnut';
  bezel?: number;
  frame?: 'black' | 'silver';
  extra?: Picture;
}

const onTable =
  ({ wall: behind, w, screen, stand, tone = 'sal', bezel = 9, frame = 'black', extra }: Setting): Picture =>
  (c) =>
    wall(c, behind) +
    table(c, TABLE, tone) +
    (extra?.(c) ?? '') +
    television(c, { x: (c.width - w) / 2, y: 716 - w * 0.04, w, screen, stand, bezel, frame });

const broken: screens.Screen = (c, w, h) => screens.noon(c, w, h) + cracked(c, w, h);

/** The televisions of the shop window, 1200 by 900, by the name that its product asks for. */
const televisionPictures: Record<string, Picture> = {
  'samsung-43-crystal': onTable({
    wall: 'cream',
    w: 820,
    screen: screens.noon,
    stand: 'feet',
    extra: (c) => plant(c, 1085, 712, 1.1),
  }),
  'samsung-43-crystal-back': (c) => wall(c, 'cream') + table(c, TABLE) + backOfTelevision(c, 190, 684, 820),
  'lg-32-hd': onTable({ wall: 'sage', w: 620, screen: screens.flowers, stand: 'feet', bezel: 14 }),
  'sony-55-bravia': onTable({ wall: 'sky', w: 1000, screen: screens.dawn, stand: 'bar', tone: 'walnut' }),
  'lg-55-oled': onTable({ wall: 'night', w: 1010, screen: screens.ribbons, stand: 'bar', tone: 'walnut', bezel: 5 }),
  'samsung-49-curved': (c) =>
    wall(c, 'rose') + table(c, TABLE, 'walnut') + curvedTelevision(c, 140, 664, 920, screens.evening),
  'cg-32': onTable({
    wall: 'rose',
    w: 640,
    screen: screens.football,
    stand: 'feet',
    bezel: 12,
    extra: (c) => plant(c, 130, 712),
  }),
  'tcl-43-google': onTable({ wall: 'sky', w: 840, screen: screens.menu, stand: 'feet', bezel: 7 }),
  'sony-21-tube': (c) => wall(c, 'brick') + table(c, TABLE) + tube(c, 310, 740, 580, screens.testCard),
  'hisense-50-for-parts': onTable({
    wall: 'sage',
    w: 940,
    screen: broken,
    stand: 'none',
    extra: (c) => shadow(c, 600, 690, 470, 18, 0.5),
  }),
  'himstar-43-display': onTable({
    wall: 'cream',
    w: 800,
    screen: screens.evening,
    stand: 'pedestal',
    frame: 'silver',
    bezel: 11,
  }),
  'tcl-55-qled': onTable({
    wall: 'night',
    w: 980,
    screen: screens.flowers,
    stand: 'pedestal',
    tone: 'walnut',
    bezel: 6,
  }),
  'big-panel-to-order': (c) =>
    wall(c, 'sky') +
    rect(0, 820, 1200, 80, c.down('#8b6a4a', '#5c422b')) +
    rect(0, 812, 1200, 10, '#f4efe6') +
    rect(250, 734, 700, 92, c.down('#8d5c37', '#51301a'), 8) +
    rect(266, 750, 326, 60, c.down('#a56d42', '#75482a'), 5) +
    rect(608, 750, 326, 60, c.down('#a56d42', '#75482a'), 5) +
    plant(c, 1090, 830, 1.2) +
    television(c, { x: 100, y: 650, w: 1000, screen: screens.dawn, stand: 'none', bezel: 5 }),
};

/** All pictures of products. */
export const productPictures: Record<string, Picture> = { ...televisionPictures, ...accessoryPictures };
