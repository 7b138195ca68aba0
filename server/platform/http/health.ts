import { Router } from 'express';
import type { Deps } from '../context.js';

/** `/healthz`: the process is up. `/readyz`: it can do its work, the database answers and is migrated. */
export function healthRouter(deps: Deps): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const ready = await deps.database.isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'unavailable' });
  });
  return router;
}
