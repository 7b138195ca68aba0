import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { allowNothing, withoutDocumentHeaders } from './securityHeaders.js';

const ONE_YEAR_SECONDS = 31_536_000;

/** What is never opened by itself, as a page or a worker is; packed or not. */
const PART_OF_A_PAGE = /(?<!\.worker[^/]*)\.(js|css|woff2)(\.br|\.gz)?$/;
/** What runs nothing, even if it is. */
const PICTURE_OR_DATA = /\.(png|ico|webmanifest)(\.br|\.gz)?$/;
/** What could, and has no need to. */
const DRAWING = /\.svg(\.br|\.gz)?$/;

/** What a build leaves beside its files for whoever looks for a mistake. */
const SOURCE_MAP = /\.map(\.br|\.gz)?$/;

/** What cannot be read names no file, and maps of the sources are nobody's. */
const refuseNoFile: RequestHandler = ({ path: where }, _response, next) => {
  const name = decoded(where);
  next(name === null || SOURCE_MAP.test(name) ? 'router' : undefined);
};

function decoded(where: string): string | null {
  try {
    return decodeURIComponent(where);
  } catch {
    return null;
  }
}

/** The built client: files precompressed at build time, those with a hash in their name cached for good. */
export function websiteRouter(clientDir: string): Router {
  const assets = path.join(clientDir, 'assets', path.sep);
  const router = Router();
  router.use(
    refuseNoFile,
    expressStaticGzip(clientDir, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      serveStatic: {
        // the tag tells it better, and nobody asks for parts of such files
        lastModified: false,
        acceptRanges: false,
        setHeaders: (response, file) => {
          const isHashed = file.startsWith(assets);
          response.setHeader('Cache-Control', isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache');
          if ((isHashed && PART_OF_A_PAGE.test(file)) || PICTURE_OR_DATA.test(file)) withoutDocumentHeaders(response);
          else if (DRAWING.test(file)) allowNothing(response);
        },
      },
    }),
  );
  return router;
}
