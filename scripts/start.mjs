// `npm start`: builds what has changed, then serves it from this very process.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { isBuilt, ROOT } from './sources.mjs';

const NODE_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
  console.error(`Parda cannot start: it needs Node ${NODE_MAJOR}, this is ${process.versions.node}.`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
if (!isBuilt()) {
  console.log('\n  Building …');
  // a process of its own, so that the build's memory is given back
  const { status } = spawnSync(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
enableCompileCache(path.join(ROOT, 'node_modules', '.cache', 'parda'));
await import('../dist/server/main.js');
