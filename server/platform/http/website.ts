import path from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { allowNothing, withoutDocumentHeaders } from './securityHeaders.js';

const ONE_YEAR_SECONDS = 31_536_000;

/** What is never opened by itself, as a page or a worker is; packed or not. */
const PART_OF_A_PAGE = /(?<!\.worker[^/]*)\.(js|css|woff2)(\.br|\.gz)?$/;
/** What runs nothing, even if it is. */
const PICTURE_OR_DATA = /\.(png|ico|webmanifest)(\.br|\.gz)?$/;
/** What could, and has no need to. */
const DRAWING = /\.svg(\.br|\.gz)?$/;

/** The built client: files precompressed at build time, those with a hash in their name cached for good. */
export function websiteRouter(clientDir: string): RequestHandler {
  const assets = path.join(clientDir, 'assets', path.sep);
  return expressStaticGzip(clientDir, {
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
  });
}
