import { thumbHashToApproximateAspectRatio, thumbHashToDataURL } from 'thumbhash';

/**
 * The widths in px that our pages ask the store for, and Cloudinary alike (decisions §7). A browser takes the next wider one, so they are those
 * that screens need: 256 for a thumbnail, 320 and 480 for half a phone, 672 and 720 for a phone, 1024 for one of three px to each of the page's.
 */
export const PICTURE_WIDTHS = [96, 160, 256, 320, 480, 672, 720, 1024, 1280, 1920] as const;
const WIDEST = PICTURE_WIDTHS.at(-1)!;

/** For a browser that reads no `srcset`, and for whoever saves the picture. */
const PLAIN_WIDTH = 1024;

/** The name of a picture in our own store carries its size in px and its placeholder, a ThumbHash in base64url. */
const own =
  /^((?:https?:\/\/[^/\s]+)?\/media\/parda\/image\/upload\/)([0-9a-f]{32}-([1-9]\d{0,4})x([1-9]\d{0,4})-([\w-]{6,48})\.webp)$/;
const cloudinary = /^(https:\/\/res\.cloudinary\.com\/[^/\s]+\/image\/upload\/)(\S+)$/;

export interface PictureDescription {
  src: string;
  srcSet?: string;
  /** In px; unknown for pictures that are not in our own store. */
  width?: number;
  height?: number;
}

interface Place {
  base: string;
  name: string;
  size?: { width: number; height: number };
  hash?: string;
}

/** Where a picture lies, if it lies where narrower ones can be had. */
function placeOf(url: string): Place | null {
  const [, base, name, width, height, hash] = own.exec(url) ?? cloudinary.exec(url) ?? [];
  if (base === undefined || name === undefined) return null;
  return { base, name, ...(width && { size: { width: Number(width), height: Number(height) }, hash }) };
}

function narrowed(url: string, { base, name, size }: Place, width: number): string {
  const step = PICTURE_WIDTHS.find((each) => each >= width) ?? WIDEST;
  if (size && step > size.width) return url;
  return `${base}f_auto,q_auto,c_limit,w_${step}/${name}`;
}

/**
 * The address of a picture that is `width` px wide, or the next width that can be had, but never more than the picture
 * itself. Works for our own store and for Cloudinary; any other address comes back as it is.
 */
export function pictureAt(url: string, width: number): string {
  const place = placeOf(url);
  return place ? narrowed(url, place, width) : url;
}

/** As wide as previews of links show a picture. */
const PREVIEW_WIDTH = 1280;

/** A picture for others than browsers. */
export interface PreviewPicture {
  /** Of a JPEG where it lies in a store that makes one: not every messenger shows other formats. */
  url: string;
  /** In px; unknown for pictures that are not in our own store. */
  width?: number;
  height?: number;
}

/** A picture as previews of links and search engines get it. */
export function previewPicture(url: string): PreviewPicture {
  const place = placeOf(url);
  if (!place) return { url };
  const { base, name, size } = place;
  const address = `${base}f_jpg,q_auto,c_limit,w_${PREVIEW_WIDTH}/${name}`;
  if (!size) return { url: address };
  const width = Math.min(size.width, PREVIEW_WIDTH);
  return { url: address, width, height: Math.max(1, Math.round((size.height * width) / size.width)) };
}

/**
 * All that a page knows about a picture from its address alone, without asking anybody.
 * @param upTo how many px wide it will ever be shown
 */
export function describePicture(url: string, upTo: number = WIDEST): PictureDescription {
  const place = placeOf(url);
  if (!place) return { src: url };
  const { size } = place;
  const widest = Math.min(size?.width ?? WIDEST, PICTURE_WIDTHS.find((each) => each >= upTo) ?? WIDEST);
  const widths = [...PICTURE_WIDTHS.filter((each) => each < widest), widest];
  return {
    src: narrowed(url, place, PLAIN_WIDTH),
    srcSet: widths.map((width) => `${narrowed(url, place, width)} ${width}w`).join(', '),
    ...size,
  };
}

/**
 * The address of a very small, blurred picture to be seen until the picture itself is; for those whose address tells it. It is not for
 * nothing: a dozen of them can hold up a press.
 */
export function placeholderOf(url: string): string | undefined {
  const place = placeOf(url);
  if (!place) return undefined;
  const { base, name, hash } = place;
  return hash === undefined ? `${base}e_blur:1000,q_1,f_auto,w_32/${name}` : decoded(hash);
}

/** A list that is drawn anew decodes nothing anew; the oldest one makes room. */
const placeholders = new Map<string, string | undefined>();
const KEPT = 200;

function decoded(hash: string): string | undefined {
  if (placeholders.has(hash)) return placeholders.get(hash);
  const placeholder = decode(hash);
  if (placeholders.size >= KEPT) placeholders.delete(placeholders.keys().next().value!);
  placeholders.set(hash, placeholder);
  return placeholder;
}

function decode(hash: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    // No picture has a hash of another length, and a ratio of 0 or infinity would draw nothing.
    const isWhole = bytes.length >= 17 && bytes.length <= 25;
    const ratio = thumbHashToApproximateAspectRatio(bytes);
    return isWhole && ratio > 0 && Number.isFinite(ratio) ? thumbHashToDataURL(bytes) : undefined;
  } catch {
    return undefined;
  }
}
