import { newUuid } from '../core/entities/ids.js';
import { mediaPath } from '../core/fields/mediaAddress.js';
import { MediaFile, MediaKind } from './entity.js';

/** The row of a private picture for tests, which nothing mentions yet; the store has nothing of it. */
export function buildPrivatePicture(at: Date): MediaFile {
  const id = newUuid().replaceAll('-', '');
  const file = { id, name: `${id}.webp`, kind: MediaKind.PRIVATE, bytes: 1, createdAt: at, unusedSince: at };
  return Object.assign(new MediaFile(), file);
}

/** Its address, as the upload would have answered it. */
export const linkOf = ({ name }: MediaFile): string => mediaPath('raw', name);
