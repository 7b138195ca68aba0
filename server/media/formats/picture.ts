import pLimit from 'p-limit';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../../core/errors.js';
import { lazily } from '../../core/lazily.js';
import { damaged, MAX_PIXELS, saveAsJpeg, tooManyPixels } from './kinds.js';
import { readPicture } from './pictureFile.js';

/**
 * One thread for a picture and few pictures at a time: what uploads can cost is bounded, in memory and in time. A large
 * one, and an AVIF, which is decoded as a whole, may take a gigabyte; there is only one of them.
 */
const drawing = lazily(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});
const usual = pLimit(2);
const large = pLimit(1);
const LARGE_PIXELS = 16_000_000;

/** Pages wait for theirs apart from the uploads. */
const forPages = pLimit(2);
const MAX_WAITING = 40;

/** The longest side of what is kept. */
const MAX_EDGE = 2560;
/** ThumbHash's own limit. */
const PLACEHOLDER_EDGE = 100;

/** The widths in pixels that can be asked for: those of our pages (client/lib/picture.ts), and what others have been told of. */
export const WIDTHS: readonly number[] = [96, 160, 256, 320, 480, 640, 672, 720, 960, 1024, 1280, 1920];

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

const OPEN = { limitInputPixels: MAX_PIXELS, sequentialRead: true } as const;

async function opened(file: string) {
  const sharp = await drawing();
  const { content, failOn } = await readPicture(file);
  return sharp(content, { ...OPEN, failOn });
}

/**
 * Draws a picture anew as WebP: upright, at most 2560 px, in sRGB, and without anything that travelled with it (EXIF,
 * GPS, comments, a second file behind it). Of an animation the first frame.
 * @param file path of the upload
 * @throws AppError TOO_LARGE above 40 megapixels, BAD_INPUT where it cannot be decoded to its end, UNSUPPORTED_MEDIA for
 * HEIC, which is not free to decode
 */
export async function drawAnew(file: string): Promise<Master> {
  try {
    // read twice rather than kept meanwhile: whoever waits for their turn takes up no memory
    const isLarge = await usual(() => looksLarge(file));
    return await (isLarge ? large : usual)(() => draw(file));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw String(error).includes('exceeds pixel limit') ? tooManyPixels() : damaged();
  }
}

/** What its header says. @throws AppError */
async function looksLarge(file: string): Promise<boolean> {
  const picture = await opened(file);
  const { width, height, format, compression } = await picture.metadata();
  if (compression === 'hevc') throw saveAsJpeg();
  if (width * height > MAX_PIXELS) throw tooManyPixels();
  return format === 'heif' || width * height > LARGE_PIXELS;
}

async function draw(file: string): Promise<Master> {
  const picture = await opened(file);
  const { data: content, info } = await picture
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { content, width: info.width, height: info.height, placeholder: await placeholderOf(content) };
}

async function placeholderOf(picture: Buffer): Promise<string> {
  const sharp = await drawing();
  const { data, info } = await sharp(picture)
    .resize({ width: PLACEHOLDER_EDGE, height: PLACEHOLDER_EDGE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64url');
}

/** Whether so many wait for theirs that one more had better take the picture as it is. */
export const isBusy = (): boolean => forPages.pendingCount >= MAX_WAITING;

/**
 * Makes a narrower picture out of a kept one; one that is narrow enough keeps its size.
 * @param read gives the kept one, when it is its turn
 * @returns undefined where there is none
 */
export const narrower = (
  read: () => Promise<Buffer | undefined>,
  width: number,
  format: PictureFormat,
): Promise<Buffer | undefined> =>
  forPages(async () => {
    const master = await read();
    if (!master) return undefined;
    const sharp = await drawing();
    const resized = sharp(master).resize({ width, withoutEnlargement: true });
    if (format === 'avif') return resized.avif({ quality: 45, effort: 3 }).toBuffer();
    if (format === 'jpg')
      return resized.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    return resized.webp({ quality: 70 }).toBuffer();
  });
