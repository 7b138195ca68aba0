import pLimit from 'p-limit';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { damaged, MAX_PIXELS, tooManyPixels } from './kinds.js';

/** One thread for a picture and two pictures at a time: what one upload can cost is bounded, in memory and in time. */
sharp.cache(false);
sharp.concurrency(1);
const atATime = pLimit(2);

/** The longest side of what is kept. */
const MAX_EDGE = 2560;
/** ThumbHash's own limit. */
const PLACEHOLDER_EDGE = 100;

/** The widths in pixels that pages can ask for. */
export const WIDTHS: readonly number[] = [96, 160, 320, 480, 640, 960, 1280, 1920];

/** What a narrower picture can be made as. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** A picture as it is kept. */
export interface Master {
  content: Buffer;
  width: number;
  height: number;
  /** Its ThumbHash, in base64url. */
  placeholder: string;
}

const OPEN = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;

/**
 * Draws a picture anew as WebP: upright, at most 2560 px, in sRGB, and without anything that travelled with it (EXIF,
 * GPS, comments, a second file behind it). Of an animation the first frame.
 * @param file path of the upload
 * @throws AppError TOO_LARGE above 40 megapixels, BAD_INPUT where it cannot be decoded to its end
 */
export const drawAnew = (file: string): Promise<Master> =>
  atATime(async () => {
    try {
      const { data: content, info } = await sharp(file, OPEN)
        .autoOrient()
        .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 84, smartSubsample: true })
        .toBuffer({ resolveWithObject: true });
      return { content, width: info.width, height: info.height, placeholder: await placeholderOf(content) };
    } catch (error) {
      throw String(error).includes('exceeds pixel limit') ? tooManyPixels() : damaged();
    }
  });

async function placeholderOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({ width: PLACEHOLDER_EDGE, height: PLACEHOLDER_EDGE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64url');
}

/** Makes a narrower picture out of a kept one; one that is narrow enough keeps its size. */
export const narrower = (master: Buffer, width: number, format: PictureFormat): Promise<Buffer> =>
  atATime(() => {
    const resized = sharp(master).resize({ width, withoutEnlargement: true });
    if (format === 'avif') return resized.avif({ quality: 52, effort: 3 }).toBuffer();
    if (format === 'jpg')
      return resized.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    return resized.webp({ quality: 74 }).toBuffer();
  });
