import type { Config } from '../core/config/config.js';
import { CLOUD, MEDIA_PATH } from '../core/fields/mediaAddress.js';
import { MediaKind } from './entity.js';
import { MAX_BYTES, MAX_PIXELS } from './formats/kinds.js';

/** Whom our own store takes unsigned uploads from: everybody who says this word, as at Cloudinary. */
export const PRESET = 'parda';

/** The word for pictures that nobody opens without a signature (decisions §14); only admins may say it. */
export const PRIVATE_PRESET = 'parda-private';

/** Cloudinary's endpoint for uploads. */
export const CLOUDINARY_ORIGIN = 'https://api.cloudinary.com';

/** Where a client uploads to (decisions §7): Cloudinary where it is configured, else our own store; CVs and private pictures always the latter. */
export const mediaUpload = ({ cloudinary }: Config) => ({
  uploadBase: cloudinary ? `${CLOUDINARY_ORIGIN}/v1_1/${cloudinary.cloudName}` : `${MEDIA_PATH}/${CLOUD}`,
  uploadPreset: cloudinary ? cloudinary.uploadPreset : PRESET,
  cvUploadUrl: `${MEDIA_PATH}/${CLOUD}/raw/upload`,
  privateUploadUrl: `${MEDIA_PATH}/${CLOUD}/image/upload`,
  limits: {
    imageBytes: MAX_BYTES[MediaKind.IMAGE],
    imagePixels: MAX_PIXELS,
    videoBytes: MAX_BYTES[MediaKind.VIDEO],
    audioBytes: MAX_BYTES[MediaKind.AUDIO],
    cvBytes: MAX_BYTES[MediaKind.CV],
  },
});
