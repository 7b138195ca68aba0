// `npm start`: builds what has changed, then serves it from this very process.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { buildWhatChanged, ROOT } from './sources.mjs';

const NODE_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
  console.error(`Parda cannot start: it needs Node ${NODE_MAJOR}, this is ${process.versions.node}.`);
  process.exit(1);
}
await import('./dotenv.mjs');
process.env.NODE_ENV ??= 'production';
await assertPortIsFree();
buildWhatChanged();
enableCompileCache(path.join(ROOT, 'node_modules', '.cache', 'parda'));
await import('../dist/server/main.js');

/** A build takes a minute, so what the server would say after it is said before. A port that is none is the server's to name. */
async function assertPortIsFree() {
  const { findListenProblem } = await import('../server/infra/freePort.ts');
  const port = Number(process.env.PORT?.trim() || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const problem = await findListenProblem(port, process.env.HOST?.trim() || '127.0.0.1');
  if (!problem) return;
  console.error(`Parda cannot start: ${problem}`);
  process.exit(1);
}
