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

const POLICY = 'Content-Security-Policy';

/** A kilobyte that says nothing about what is no page by itself: a part of one, or data. */
const FOR_DOCUMENTS = [
  POLICY,
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

/** What a program reads or a page shows, and a browser that opens it may do nothing with. */
const DATA_POLICY = "default-src 'none';base-uri 'none';frame-ancestors 'none'";

/** Leaves of the security headers what means something for data, and allows it nothing. */
export function allowNothing(response: ServerResponse): void {
  withoutDocumentHeaders(response);
  response.setHeader(POLICY, DATA_POLICY);
}

/** The security headers of data. */
export const dataHeaders: RequestHandler = (_request, response, next) => {
  allowNothing(response);
  next();
};

/** By its hash, what may be inline. @param text of the element, letter by letter */
export const inlineSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lets the document that is sent use rules of its own, besides those that each of our pages has. */
export function allowStyle(response: ServerResponse, source: string): void {
  const policy = response.getHeader(POLICY);
  if (typeof policy === 'string') {
    response.setHeader(POLICY, policy.replace('style-src-elem', `style-src-elem ${source}`));
  }
}

const ONE_YEAR_SECONDS = 31_536_000;

interface SecurityOptions {
  /** The folder of the built client; without a build nothing inline is allowed. */
  clientDir: string | undefined;
  /** Other sites that the page may send requests to. */
  mayCall?: readonly string[];
  /** Other sites that a form of the page may go to: where somebody pays. */
  mayPost?: readonly string[];
  /** Whether browsers are told to come by TLS and no other way. */
  isTlsForGood?: boolean;
}

/**
 * Security headers for everything. Scripts and rules: our own files, and what is inline in the built page by its hash. An empty
 * style element is allowed, since rules that a script puts into one go by its right and not by this policy: that is how Emotion
 * writes, and how the page takes over the rules of another one. Attributes are, because pages are drawn with them and owners' texts have them.
 */
export function securityHeaders({
  clientDir,
  mayCall = [],
  mayPost = [],
  isTlsForGood = false,
}: SecurityOptions): RequestHandler {
  const shell = clientDir ? readFileSync(path.join(clientDir, 'index.html'), 'utf8') : '';
  const styles = ["'self'", inlineSource(''), ...inlineSources(shell, STYLES)];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // what reads barcodes for browsers that cannot is WebAssembly
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineSources(shell, SCRIPTS)],
        styleSrcElem: styles,
        styleSrcAttr: ["'unsafe-inline'"],
        // for browsers that do not tell the two apart
        styleSrc: styles,
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...mayCall],
        frameSrc: FRAMED_SITES,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...mayPost],
        frameAncestors: ["'none'"],
      },
    },
    // other names of the domain are not ours to speak for
    strictTransportSecurity: isTlsForGood && { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

const SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

const inlineSources = (page: string, elements: RegExp): string[] =>
  Array.from(page.matchAll(elements), ([, text]) => inlineSource(text!));
