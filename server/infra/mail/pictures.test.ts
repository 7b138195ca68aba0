import { expect, it } from 'vitest';
import { mailPicture } from './pictures.js';

const NAME = `${'0'.repeat(32)}-1600x1200-YfcJDYB4d4ePeHd3d5eHeXd3d2h4d4A.webp`;
const SMALL = NAME.replace('1600x1200', '200x150');
const JPEG = (name: string, site = '') => `${site}/media/parda/image/upload/f_jpg,q_auto,w_1024/${name}`;

it.each([
  ['as it was uploaded', `/media/parda/image/upload/${NAME}`],
  ['narrower', `/media/parda/image/upload/f_auto,q_auto,w_640/${NAME}`],
  ['in another format', `/media/parda/image/upload/f_avif,q_auto,c_limit,w_1280/${NAME}`],
])('a picture of the store, %s, is a JPEG as wide as its place', (_what, src) =>
  expect(mailPicture({ src, alt: 'A set' })).toEqual({ src: JPEG(NAME), alt: 'A set', width: '536' }),
);

it('also by its whole address', () => {
  const site = 'https://parda.example';
  expect(mailPicture({ src: `${site}/media/parda/image/upload/${NAME}` })).toEqual({
    src: JPEG(NAME, site),
    width: '536',
  });
});

it('a small one keeps its width, and one that the owner has made smaller keeps that', () => {
  expect(mailPicture({ src: `/media/parda/image/upload/${SMALL}` })).toMatchObject({ width: '200' });
  const src = `/media/parda/image/upload/${NAME}`;
  expect(mailPicture({ src, width: '120', height: '90' })).toMatchObject({ width: '120', height: '90' });
  expect(mailPicture({ src, width: '50%' })).toMatchObject({ width: '50%' });
  // a height of its own would stretch what is made narrower
  expect(mailPicture({ src, width: '1600', height: '1200' })).toEqual({ src: JPEG(NAME), width: '536' });
});

it.each([
  'https://res.cloudinary.com/shop/image/upload/v12/tv.webp',
  'https://res.cloudinary.com/shop/image/upload/f_auto,q_auto,c_limit,w_1280/v12/tv.webp',
])('a picture at Cloudinary is asked for as JPEG of that width: %s', (src) =>
  expect(mailPicture({ src })).toEqual({
    src: 'https://res.cloudinary.com/shop/image/upload/f_jpg,q_auto,c_limit,w_536/v12/tv.webp',
  }),
);

it('one from elsewhere stays where it is', () => {
  expect(mailPicture({ src: 'https://other.example/a.png' })).toEqual({ src: 'https://other.example/a.png' });
});
