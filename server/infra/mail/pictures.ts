import { CLOUD, MEDIA_PATH } from '../../core/fields/mediaAddress.js';

/** Pictures as mail programs need them: Outlook shows no WebP, and only a picture's own attributes tell it how wide it is. */

/** What a picture has for itself in a mail, in CSS pixels (content.ts). */
const COLUMN = 536;
/** One of the widths of the store (media/formats/picture.ts): sharp on screens with two pixels to each. */
const STORED_WIDTH = 1024;

/** Of our own store, in whichever form; the name tells the width. */
const OWN = new RegExp(
  `^((?:https?://[^/\\s]+)?${MEDIA_PATH}/${CLOUD}/image/upload/)(?:[\\w,]+/)?([0-9a-f]{32}-([1-9]\\d{0,4})x\\d{1,5}-[\\w-]{6,48}\\.webp)$`,
);
/** Of Cloudinary, without the formats and widths that it was asked for. */
const CLOUDINARY = /^(https:\/\/res\.cloudinary\.com\/[^/\s]+\/image\/upload\/)(?:(?:[a-z]{1,3}_[\w.:]+,?)+\/)*(\S+)$/;

/**
 * The attributes of a picture in a mail: as JPEG, and no wider than its place. What is not in a store stays as it is, but for
 * its width.
 */
export function mailPicture({ src = '', width, height, ...others }: Record<string, string>): Record<string, string> {
  const [, base, name, stored] = OWN.exec(src) ?? [];
  const [, cloud, rest] = CLOUDINARY.exec(src) ?? [];
  const address = base
    ? `${base}f_jpg,q_auto,w_${STORED_WIDTH}/${name}`
    : cloud
      ? `${cloud}f_jpg,q_auto,c_limit,w_${COLUMN}/${rest}`
      : src;
  if (width && (!/^\d+$/.test(width) || Number(width) <= COLUMN))
    return { ...others, src: address, width, ...(height && { height }) };
  const shown = Math.min(Number(width ?? stored ?? Infinity), Number(stored ?? Infinity), COLUMN);
  const isKnown = width !== undefined || stored !== undefined;
  return { ...others, src: address, ...(isKnown && { width: String(shown) }) };
}
