import { Router } from 'express';
import type { Deps } from '../core/context.js';
import { NOT_HTTP } from './rest/openapi/failures.js';

const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** `/healthz`: the process is up. `/readyz`: it can do its work, the database answers and is migrated. */
export function healthRouter(deps: Deps): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.set(NOT_KEPT).json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const ready = await deps.database.isReady();
    response
      .status(ready ? 200 : 503)
      .set(NOT_KEPT)
      .json({ status: ready ? 'ready' : 'unavailable' });
  });
  return router;
}

const answer = (description: string, status: string) => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { status: { const: status } },
        required: ['status'],
        additionalProperties: false,
      },
    },
  },
});

const ask = (operationId: string, summary: string, responses: object) => ({
  get: {
    operationId,
    tags: ['Health'],
    summary,
    description: 'For everybody.',
    security: [{}],
    responses: { ...responses, '4XX': NOT_HTTP },
  },
});

/** The same as the OpenAPI document shows it. */
export const healthPaths = {
  '/healthz': ask('readHealth', 'Whether the process is up.', { 200: answer('It is up.', 'ok') }),
  '/readyz': ask('readReadiness', 'Whether it can do its work: the database answers and is migrated.', {
    200: answer('It can.', 'ready'),
    503: answer('It cannot.', 'unavailable'),
  }),
};
