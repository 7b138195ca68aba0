import type { Ctx } from '../../core/context.js';
import { type SignedAddress, signPrivatePicture } from '../../media/index.js';
import type { SetSheet } from './entity.js';

/** Addresses for whoever may see the sheet itself: each time new ones, which work for five minutes. */

export const photosOf = (ctx: Ctx, { photoUrls }: SetSheet): SignedAddress[] =>
  photoUrls.map((link) => signPrivatePicture(ctx, link));

export const signatureOf = (ctx: Ctx, { signatureUrl }: SetSheet): SignedAddress | null =>
  signatureUrl === null ? null : signPrivatePicture(ctx, signatureUrl);
