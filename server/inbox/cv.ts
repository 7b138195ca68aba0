import type { Ctx } from '../core/context.js';
import { CLOUD, FILE_NAME, MEDIA_PATH, mediaPath } from '../core/fields/mediaAddress.js';
import { MediaFile, MediaKind } from '../media/index.js';

/** Where our own store keeps what Cloudinary calls raw files: CVs, and nothing else (decisions §7). */
const RAW = 'raw';
const RAW_ADDRESS = new RegExp(`${MEDIA_PATH}/${CLOUD}/${RAW}/upload/([0-9a-f]{32}\\.[a-z0-9]{2,4})(?![\\w.-]*\\w)`);

/**
 * Finds an uploaded CV by the address that its upload answered, absolute or below the site. Whichever name of the site
 * the caller used, the file's own name tells it: 128 random bits.
 * @returns the address as it is kept, below the site; null if there is no such CV
 */
export async function findCv(ctx: Ctx, address: string): Promise<string | null> {
  const path = pathOf(address.trim());
  const name = path?.split('/').at(-1) ?? '';
  const id = FILE_NAME.exec(name)?.[1];
  if (id === undefined || path !== mediaPath(RAW, name)) return null;
  const isThere = await ctx.em.count(MediaFile, { id, name, kind: MediaKind.CV, removedAt: null });
  return isThere > 0 ? path : null;
}

/** Finds the CV that a text mentions, as the legacy client writes it into an application. */
export async function findCvIn(ctx: Ctx, text: string): Promise<string | null> {
  const name = RAW_ADDRESS.exec(text)?.[1];
  return name === undefined ? null : findCv(ctx, mediaPath(RAW, name));
}

/** The path of an address; undefined for what is none of the web's or of this site's. */
function pathOf(address: string): string | undefined {
  if (address.startsWith('/')) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).pathname;
}
