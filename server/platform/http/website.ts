import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';

const ONE_YEAR_SECONDS = 31_536_000;

/** The built client: files precompressed at build time, those with a hash in their name cached for good. */
export function websiteRouter(clientDir: string): Router {
  const router = Router();
  router.use(
    sirv(clientDir, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, pathname) => {
        const hashed = pathname.startsWith('/assets/');
        response.setHeader('Cache-Control', hashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache');
      },
    }) as RequestHandler,
  );
  return router;
}

/**
 * Security headers for everything. Scripts: our own files, and the few inline ones of the built page by their hash.
 * @param clientDir the folder of the built client; without a build no inline script is allowed
 */
export function securityHeaders(clientDir: string | undefined): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(clientDir ? inlineScriptHashes(path.join(clientDir, 'index.html')) : [])],
        // Chakra writes its styles at run time
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // TLS ends at a proxy, which also sends this header
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

function inlineScriptHashes(indexFile: string): string[] {
  const scripts = readFileSync(indexFile, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`);
}
