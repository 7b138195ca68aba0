import path from 'node:path';
import { type Response, Router } from 'express';
import type { Deps } from '../../../core/context.js';
import { nextWeek } from '../../../core/fields/moment.js';
import { sendCacheable } from '../../conditional.js';
import type { OpenApiDocument } from './document.js';
import { NOT_HTTP } from './failures.js';

/** Where the page's own build lies in the folder of the built client (client/apiDocs). */
const PAGE = path.join('apiDocs', 'index.html');

/**
 * `/openapi.json` is the contract, `/docs` a page that shows it. Examples have times to come, so each day has its own.
 * @param documentWith the contract, with that time in its examples
 * @param clientDir the folder of the built client; without one there is no page
 */
export function openApiRouter(
  { clock }: Pick<Deps, 'clock'>,
  documentWith: (nextWeek: string) => OpenApiDocument,
  clientDir?: string,
): Router {
  const router = Router();
  let kept: { of: string; text: string } | undefined;
  router.get('/openapi.json', (request, response) => {
    const of = nextWeek(clock());
    if (kept?.of !== of) kept = { of, text: JSON.stringify(documentWith(of)) };
    sendCacheable(request, response.type('application/json'), kept.text, 'Authorization');
  });
  if (clientDir) router.get('/docs', (_request, response) => sendPage(response, clientDir));
  return router;
}

/** It loads and calls this server alone; Swagger UI writes styles and draws its icons at run time. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

function sendPage(response: Response, clientDir: string): void {
  response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': PAGE_POLICY });
  response.sendFile(PAGE, { root: clientDir, cacheControl: false });
}

/** The same as the document shows it. */
export const openApiPaths = {
  '/api/openapi.json': {
    get: {
      operationId: 'readOpenApi',
      tags: ['Site'],
      summary: 'This document.',
      description: 'For everybody.',
      security: [{}],
      responses: {
        200: {
          description: 'Here it is.',
          headers: { ETag: { $ref: '#/components/headers/ETag' } },
          content: {
            'application/json': {
              schema: { type: 'object', properties: { openapi: { const: '3.1.0' } }, required: ['openapi'] },
            },
          },
        },
        304: { $ref: '#/components/responses/NotModified' },
        '4XX': NOT_HTTP,
      },
    },
  },
};
