import { type RequestHandler, Router } from 'express';
import type { Deps } from '../../core/context.js';
import { notFound } from '../../core/errors.js';
import { CLOUD } from '../../core/fields/mediaAddress.js';
import { sendObject } from '../../http/sendObject.js';
import { isSigned } from '../signedAddress.js';
import { MediaKind } from '../entity.js';
import { mimeOf } from '../formats/kinds.js';
import type { PictureFormat } from '../formats/picture.js';
import { keyOf, parseFileName, parsePictureName } from '../storedFile.js';
import { chooseFormat, parseTransformation, variantOf } from './variants.js';

/** A file never changes under its name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const NEVER = 'private, no-store';

const PICTURE_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** For all answers of the store, until there is something to send that never changes. */
export const keptByNobody: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', NEVER);
  next();
};

/** Hands out what is in the store, without asking the database: a name tells where it lies. */
export function deliveryRouter({ store, config, clock }: Deps): Router {
  // a file has one address, and whoever keeps it by that keeps it once
  const router = Router({ caseSensitive: true, strict: true });

  router.get(`/${CLOUD}/image/upload/:name`, async (request, response) => {
    const picture = found(parsePictureName(request.params.name));
    await sendObject(store, request, response, {
      key: keyOf(picture),
      mime: mimeOf(picture.extension),
      caching: FOR_GOOD,
    });
  });

  router.get(`/${CLOUD}/image/upload/:transformation/:name`, async (request, response) => {
    const picture = found(parsePictureName(request.params.name));
    const wish = found(parseTransformation(request.params.transformation));
    const format = chooseFormat(wish.format, request.accepts());
    const variant = found(await variantOf(store, picture, wish.width, format));
    if (wish.format === 'auto') response.vary('Accept');
    await sendObject(store, request, response, {
      key: variant.key,
      mime: PICTURE_TYPES[variant.format],
      caching: variant.isFinal ? FOR_GOOD : NEVER,
    });
  });

  router.get(`/${CLOUD}/video/upload/:name`, async (request, response) => {
    const file = found(parseFileName(request.params.name, [MediaKind.VIDEO, MediaKind.AUDIO]));
    await sendObject(store, request, response, { key: keyOf(file), mime: mimeOf(file.extension), caching: FOR_GOOD });
  });

  router.get(`/${CLOUD}/raw/upload/:name`, async (request, response) => {
    const file = found(parseFileName(request.params.name, [MediaKind.CV, MediaKind.PRIVATE]));
    const { expires, signature } = request.query;
    if (!isSigned(config, clock(), file.name, expires, signature)) throw notFound();
    if (file.kind === MediaKind.CV) response.attachment(`cv.${file.extension}`);
    await sendObject(store, request, response, { key: keyOf(file), mime: mimeOf(file.extension), caching: NEVER });
  });

  return router;
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound();
  return value;
}
