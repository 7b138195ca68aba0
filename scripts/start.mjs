// `npm start`: builds what has changed, then serves it from this very process.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { buildWhatChanged, ROOT } from './sources.mjs';

const NODE_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
  console.error(`Parda cannot start: it needs Node ${NODE_MAJOR}, this is ${process.versions.node}.`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
buildWhatChanged();
enableCompileCache(path.join(ROOT, 'node_modules', '.cache', 'parda'));
await import('../dist/server/main.js');
