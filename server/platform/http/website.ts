import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import helmet from 'helmet';

const ONE_YEAR_SECONDS = 31_536_000;

/** Videos of posts (public-site §2, 'Rendering rules') and the maps of the shop (decisions §6); nothing else is framed. */
const FRAMED_SITES = [
  'https://www.youtube-nocookie.com',
  'https://www.google.com',
  'https://maps.google.com',
  'https://www.openstreetmap.org',
];

/** What is never opened by itself, as a page or a worker is; packed or not. */
const PART_OF_A_PAGE = /(?<!\.worker[^/]*)\.(js|css|woff2)(\.br|\.gz)?$/;
/** A kilobyte that says nothing about a part of a page, with twenty parts to a page. */
const FOR_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** The built client: files precompressed at build time, those with a hash in their name cached for good. */
export function websiteRouter(clientDir: string): RequestHandler {
  const assets = path.join(clientDir, 'assets', path.sep);
  return expressStaticGzip(clientDir, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: {
      setHeaders: (response, file) => {
        const isHashed = file.startsWith(assets);
        response.setHeader('Cache-Control', isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache');
        if (isHashed && PART_OF_A_PAGE.test(file)) for (const header of FOR_DOCUMENTS) response.removeHeader(header);
      },
    },
  });
}

/**
 * Security headers for everything. Scripts: our own files, and the few inline ones of the built page by their hash.
 * @param clientDir the folder of the built client; without a build no inline script is allowed
 * @param mayCall other sites that the page may send requests to
 */
export function securityHeaders(clientDir: string | undefined, mayCall: readonly string[] = []): RequestHandler {
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
        connectSrc: ["'self'", ...mayCall],
        frameSrc: FRAMED_SITES,
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
