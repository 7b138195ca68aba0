import { type Request, type RequestHandler, Router } from 'express';
import { AccessScope } from '../../core/accessScope.js';
import { type Config, siteUrl } from '../../core/config/config.js';
import type { Deps } from '../../core/context.js';
import { AppError, badInput, notFound } from '../../core/errors.js';
import { CLOUD } from '../../core/fields/mediaAddress.js';
import { callerOf } from '../../core/limits.js';
import { authorize } from '../../core/policy.js';
import { contextOf } from '../../http/requestInfo.js';
import { answerWithError } from '../../http/rest/rest.js';
import { RESOURCE_TYPES, resourceTypeOf } from '../formats/kinds.js';
import { limitUpload } from './limits.js';
import { announcedBytes, inPlace, withReceived } from './receive.js';
import { type StoredMedia, storeUpload } from '../service.js';
import { canKeepPrivately } from '../policy.js';
import { PRESET, PRIVATE_PRESET } from '../settings.js';

/**
 * Cloudinary's unsigned upload (decisions §7): `POST /{cloud}/{image|video|raw|auto}/upload`, a form with `upload_preset`
 * and `file`.
 */
export function uploadRouter(deps: Deps, identify: RequestHandler): Router {
  const router = Router();
  router.post('/:cloud/:resourceType/upload', identify, receiveUpload(deps));
  // Cloudinary's shape of an error, beside that of our other doors
  router.use(answerWithError(deps, (shown) => ({ ...shown, error: { message: shown.message } })));
  return router;
}

const receiveUpload =
  (deps: Deps): RequestHandler =>
  async (request, response) => {
    const { cloud, resourceType } = request.params as { cloud: string; resourceType: string };
    if (cloud !== CLOUD || !Object.hasOwn(RESOURCE_TYPES, resourceType)) throw notFound();
    if (!request.is('multipart/form-data')) {
      throw new AppError('UNSUPPORTED_MEDIA', 'Please send the file as multipart/form-data.');
    }
    const ctx = contextOf(deps, request, [AccessScope.MEDIA_WRITE]);
    const bytes = announcedBytes(request, resourceType);
    const answer = await inPlace(callerOf(ctx), async () => {
      await limitUpload(ctx, bytes);
      const receiving = { folder: deps.config.uploadsDir, resourceType, patienceMs: PATIENCE_MS[ctx.actor.kind] };
      return withReceived(request, response, receiving, async ({ path, size, originalname }) => {
        const { upload_preset: preset } = request.body as { upload_preset?: unknown };
        const isPrivate = preset === PRIVATE_PRESET;
        if (preset !== PRESET && !isPrivate) throw badInput('Upload preset not found');
        if (isPrivate) authorize(ctx.actor, canKeepPrivately(ctx.actor));
        const stored = await storeUpload(ctx, { path, bytes: size, resourceType, isPrivate });
        return present(stored, originOf(deps.config, request), originalname);
      });
    });
    response.json(answer);
  };

/** A guest's picture of 10 MB on a slow phone line; a signed-in person's video. */
const PATIENCE_MS = { guest: 120_000, user: 280_000 } as const;

/** What Cloudinary answers, as far as it applies here. */
function present({ file, path, format, width, height }: StoredMedia, origin: string, originalName: string) {
  const url = origin + path;
  return {
    asset_id: file.id,
    public_id: file.name.replace(/\.\w+$/, ''),
    resource_type: resourceTypeOf(file.kind),
    type: 'upload',
    format,
    bytes: file.bytes,
    ...(width !== undefined && { width, height }),
    url,
    secure_url: url,
    created_at: file.createdAt.toISOString(),
    original_filename: originalName.replace(/\.\w+$/, ''),
  };
}

/** The site as people know it, else as the caller reached it. */
function originOf(config: Config, request: Request): string {
  const reached = `${request.protocol}://${request.host}`;
  return config.publicUrl === undefined && URL.canParse(reached) ? new URL(reached).origin : siteUrl(config);
}
