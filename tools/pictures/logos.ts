import type { BRANDS } from '../../server/demo/brands.js';
import { type Canvas, letters, rect } from './canvas.js';

/** A card of 400 by 200. */
export const wordmark = (c: Canvas, { name, ink }: (typeof BRANDS)[keyof typeof BRANDS]): string => {
  const size = Math.min(92, 450 / name.length);
  return (
    rect(0, 0, 400, 200, '#ffffff') +
    rect(0, 0, 400, 200, c.down('#ffffff', '#f3f6fa')) +
    letters(200, 100 + size * 0.34, size, name, ink, 'text-anchor="middle" font-weight="700" letter-spacing="1"')
  );
};
