import type { Ctx } from '../core/context.js';
import { mediaPath } from '../core/fields/mediaAddress.js';
import { MediaFile, MediaKind } from './entity.js';
import { resourceTypeOf } from './formats/kinds.js';
import { type SignedAddress, signFile } from './signedAddress.js';
import { type NamedFile, parseFileName } from './storedFile.js';

/** Pictures that are kept like CVs (decisions §14): their links open nothing, only addresses signed for five minutes do. */

/** Whichever name of the site the caller used, and with a signature or without, the file's own name tells it. */
const named = (address: string): NamedFile | undefined =>
  parseFileName(address.split(/[?#]/)[0]!.split('/').at(-1)!, [MediaKind.PRIVATE]);

/**
 * Finds private pictures by the addresses that their uploads answered, or by signed ones.
 * @returns the addresses as they are kept, below the site, in the order given; null in the place of each that is none
 */
export async function findPrivatePictures(ctx: Ctx, addresses: readonly string[]): Promise<(string | null)[]> {
  const files = addresses.map(named);
  const ids = files.flatMap((file) => file?.id ?? []);
  const there = await ctx.em.find(MediaFile, { id: { $in: ids }, kind: MediaKind.PRIVATE, removedAt: null });
  const known = new Set(there.map(({ name }) => name));
  return files.map((file) => (file && known.has(file.name) ? mediaPath(resourceTypeOf(file.kind), file.name) : null));
}

/**
 * Signs the stored link of a private picture. Whether the caller may see it is for whoever keeps the link to say.
 * @param link as `findPrivatePictures` gave it
 */
export function signPrivatePicture(ctx: Ctx, link: string): SignedAddress {
  const file = named(link);
  if (!file) throw new Error('This is no link of a private picture.');
  return signFile(ctx, file);
}
