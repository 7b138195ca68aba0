import { BRANDS } from '../../server/demo/brands.js';
import type { Picture } from './canvas.js';
import { wordmark } from './logos.js';
import { type Face, portrait } from './people.js';
import { postPictures } from './posts.js';
import { productPictures } from './products.js';
import { slidePictures } from './slides.js';

const TEAM: Record<string, Face> = {
  'team-rajendra': {
    skin: ['#d9a27a', '#b97a52'],
    hair: '#a6a9ae',
    style: 'topi',
    shirt: '#e6e9ee',
    over: 'vest',
    moustache: true,
    glasses: true,
    ground: ['#f6d9a8', '#e8a66a'],
  },
  'team-sabina': {
    skin: ['#e3b08a', '#c48a62'],
    hair: '#2b1a17',
    style: 'bun',
    shirt: '#3c9d8f',
    over: 'shawl',
    ground: ['#cfe5f5', '#8fb8de'],
  },
  'team-dorje': {
    skin: ['#cf946a', '#a96f48'],
    hair: '#1d1715',
    style: 'short',
    shirt: '#7d9fd6',
    over: 'apron',
    ground: ['#d8ebd6', '#93c19a'],
  },
  'team-anisha': {
    skin: ['#e0a882', '#bd7f59'],
    hair: '#17131a',
    style: 'long',
    shirt: '#d9a53a',
    over: 'apron',
    glasses: true,
    ground: ['#ead9f2', '#b99ad0'],
  },
};

/** One picture of the demo content: how large it is, and how it is drawn. */
export interface Plate {
  width: number;
  height: number;
  draw: Picture;
}

const plates = (pictures: Record<string, Picture>, width: number, height: number): [string, Plate][] =>
  Object.entries(pictures).map(([name, draw]) => [name, { width, height, draw }]);

/** All of them, by the name of their file. */
export const CATALOGUE: ReadonlyMap<string, Plate> = new Map([
  ...plates(productPictures, 1200, 900),
  ...plates(postPictures, 1200, 900),
  ...plates(slidePictures, 1920, 1080),
  ...Object.entries(TEAM).map(([name, face]): [string, Plate] => [
    name,
    { width: 800, height: 800, draw: (c) => portrait(c, face) },
  ]),
  ...Object.entries(BRANDS).map(([slug, brand]): [string, Plate] => [
    `logo-${slug}`,
    { width: 400, height: 200, draw: (c) => wordmark(c, brand) },
  ]),
]);
