import { z } from 'zod';
import { isStorable } from './text.js';

/**
 * The addresses of our own store, in the manner of Cloudinary: `/media/{cloud}/{resource type}/upload/{name}`, and for a
 * narrower picture a segment of transformations before the name (decisions §7).
 */
export const MEDIA_PATH = '/media';
/** What Cloudinary calls the cloud name. */
export const CLOUD = 'parda';

/** How a file begins: 128 random bits. */
const ID = '[0-9a-f]{32}';

const PICTURE = `(${ID})-[1-9]\\d{0,4}x[1-9]\\d{0,4}-[\\w-]{6,48}\\.webp`;

/**
 * The name of a picture tells its size and its placeholder (a ThumbHash in base64url), so that nobody has to ask for them:
 * `{id}-1600x1200-{hash}.webp`.
 */
export const PICTURE_NAME = new RegExp(`^${PICTURE}$`);
/** The name of a video, a sound or a CV. */
export const FILE_NAME = new RegExp(`^(${ID})\\.([a-z0-9]{2,4})$`);

const PICTURE_PATH = new RegExp(`^${MEDIA_PATH}/${CLOUD}/image/upload/${PICTURE}$`);
const ANYWHERE = new RegExp(`${MEDIA_PATH}/${CLOUD}/(?:image|video|raw)/upload/(?:[\\w,]+/)?(${ID})`, 'g');

/** public-site §5: what is said of anything that is not a picture. */
export const NOT_A_PICTURE = { error: 'Invalid file type. Please select an image.' };

/** The address of a picture on the web, or of one in our own store. */
export const imageUrl = z
  .string(NOT_A_PICTURE)
  .max(2_000, NOT_A_PICTURE)
  .refine((value) => /^https?:\/\/[^\s/][^\s]*$/i.test(value) || PICTURE_PATH.test(value), NOT_A_PICTURE)
  .refine(isStorable, NOT_A_PICTURE)
  .meta({ description: 'The address that the upload of a picture answered, or one on the web (http, https).' });

/** The address of a stored file, below the site's own. */
export const mediaPath = (resourceType: string, name: string): string =>
  `${MEDIA_PATH}/${CLOUD}/${resourceType}/upload/${name}`;

/** The ids of all files of our store that a text mentions, each once. */
export const mediaIdsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(ANYWHERE), ([, id]) => id!)),
];
