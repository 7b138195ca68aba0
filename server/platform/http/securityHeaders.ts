import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Videos of posts (public-site §2, 'Rendering rules') and the maps of the shop (decisions §6); nothing else is framed. */
const FRAMED_SITES = [
  'https://www.youtube-nocookie.com',
  'https://www.google.com',
  'https://maps.google.com',
  'https://www.openstreetmap.org',
];

/** A kilobyte that says nothing about what is no page by itself: a part of one, or data. */
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

/** Takes away what is said of documents alone. */
export function withoutDocumentHeaders(response: ServerResponse): void {
  for (const header of FOR_DOCUMENTS) response.removeHeader(header);
}

/** What a program reads, and a browser that opens it may do nothing with. */
const DATA_POLICY = "default-src 'none';base-uri 'none';frame-ancestors 'none'";

/** The security headers of data: of those of `securityHeaders` what still means something. */
export const dataHeaders: RequestHandler = (_request, response, next) => {
  withoutDocumentHeaders(response);
  response.setHeader('Content-Security-Policy', DATA_POLICY);
  next();
};

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
