import { FILE_NAME, PICTURE_NAME } from '../core/fields/mediaAddress.js';
import { type MediaFile, MediaKind } from './entity.js';
import { KEPT_FORMATS } from './formats/kinds.js';

/** Where the store keeps a file: all of its forms below one prefix, so that they go together. */

export const prefixOf = ({ kind, id }: Pick<MediaFile, 'kind' | 'id'>): string => `${kind}/${id.slice(0, 2)}/${id}/`;

export const keyOf = (file: Pick<MediaFile, 'kind' | 'id' | 'name'>): string => prefixOf(file) + file.name;

/** A file as its address names it; whether there is one, the store tells. */
export type NamedFile = Pick<MediaFile, 'kind' | 'id' | 'name'> & { extension: string };

/** @returns undefined for a name that no picture of ours can have */
export function parsePictureName(name: string): NamedFile | undefined {
  const id = PICTURE_NAME.exec(name)?.[1];
  return id === undefined ? undefined : { kind: MediaKind.IMAGE, id, name, extension: 'webp' };
}

/** @returns undefined for a name that no file of these kinds can have */
export function parseFileName(name: string, kinds: readonly MediaKind[]): NamedFile | undefined {
  const [, id, extension] = FILE_NAME.exec(name) ?? [];
  const format = KEPT_FORMATS.find((known) => known.extension === extension && kinds.includes(known.kind));
  return id !== undefined && format ? { kind: format.kind, id, name, extension: format.extension } : undefined;
}
