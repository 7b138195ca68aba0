import type { Ctx } from '../core/context.js';
import { notFound } from '../core/errors.js';
import { authorize } from '../core/policy.js';
import { MediaFile, MediaKind } from './entity.js';
import { canReadCvs } from './policy.js';
import { type SignedAddress, signFile } from './signedAddress.js';
import { parseFileName } from './storedFile.js';

/**
 * Signs the stored link of a CV, which works for nobody without (decisions §7).
 * @param link as it is in the application
 * @throws AppError UNAUTHENTICATED or FORBIDDEN for everybody but admins, NOT_FOUND
 */
export async function signCv(ctx: Ctx, link: string): Promise<SignedAddress> {
  authorize(ctx.actor, canReadCvs(ctx.actor));
  const named = parseFileName(link.split(/[?#]/)[0]!.split('/').at(-1)!, [MediaKind.CV]);
  const file = named && (await ctx.em.findOne(MediaFile, { id: named.id, name: named.name }));
  if (!file) throw notFound();
  return signFile(ctx, file);
}
