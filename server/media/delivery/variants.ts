import { buffer } from 'node:stream/consumers';
import type { Ctx } from '../../core/context.js';
import { isBusy, narrower, type PictureFormat, WIDTHS } from '../formats/picture.js';
import { keyOf, type NamedFile, prefixOf } from '../storedFile.js';

/** A picture in another size, as an address asks for it in Cloudinary's words. */
export interface Transformation {
  width: number;
  /** `auto`: the best that the browser says it can show. */
  format: PictureFormat | 'auto';
}

const TRANSFORMATION = /^f_(auto|avif|webp|jpg),q_auto,(?:c_limit,)?w_([1-9]\d{1,3})$/;

/** @returns undefined for what we do not make: only some widths are, so that nobody can fill the disk with others */
export function parseTransformation(text: string): Transformation | undefined {
  const [, format, digits] = TRANSFORMATION.exec(text) ?? [];
  const width = Number(digits);
  return format && WIDTHS.includes(width) ? { width, format: format as Transformation['format'] } : undefined;
}

/**
 * AVIF where the browser asks for it by name, else WebP, which all can show.
 * @param accepted what the browser takes, without what it refuses (`;q=0`)
 */
export function chooseFormat(format: Transformation['format'], accepted: readonly string[]): PictureFormat {
  if (format !== 'auto') return format;
  return accepted.includes('image/avif') ? 'avif' : 'webp';
}

/** What is being made just now: whoever asks for the same waits for the same. */
const underWay = new Map<string, Promise<boolean>>();

/** What to send for a picture in another size. */
export interface Variant {
  key: string;
  /** What it is in; the kept picture itself is WebP. */
  format: PictureFormat;
  /** False where it is the kept picture, for want of time to make the other. */
  isFinal: boolean;
}

/**
 * A picture in another size, made when it is first asked for and kept beside the picture.
 * @returns undefined where there is no such picture
 */
export async function variantOf(
  store: Ctx['store'],
  picture: NamedFile,
  width: number,
  format: PictureFormat,
): Promise<Variant | undefined> {
  const key = `${prefixOf(picture)}${picture.name.replace(/\.webp$/, '')}-w${width}.${format}`;
  if ((await store.size(key)) !== null) return { key, format, isFinal: true };
  if (isBusy() && !underWay.has(key)) return { key: keyOf(picture), format: 'webp', isFinal: false };
  const making = underWay.get(key) ?? make(store, picture, width, format, key).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return (await making) ? { key, format, isFinal: true } : undefined;
}

/** @returns whether there was a picture to make it of */
async function make(store: Ctx['store'], picture: NamedFile, width: number, format: PictureFormat, key: string) {
  const read = async () => {
    const master = await store.read(keyOf(picture));
    return master ? buffer(master) : undefined;
  };
  const content = await narrower(read, width, format);
  if (!content) return false;
  await store.put(key, content);
  // it may have been removed meanwhile, and nobody would come for this part of it
  const isThere = (await store.size(keyOf(picture))) !== null;
  if (!isThere) await store.removeAll(prefixOf(picture));
  return isThere;
}
