// `npm run dev`: the client with hot reload on http://localhost:5173, the server built and started again with every
// change, on port 4000.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, createServer } from 'vite';
import { ROOT } from './sources.mjs';

const OUT = path.join(ROOT, 'node_modules', '.cache', 'parda-dev');
let running;

const watcher = await build({
  configFile: path.join(ROOT, 'server', 'vite.config.ts'),
  mode: 'development',
  logLevel: 'warn',
  build: { outDir: OUT, emptyOutDir: true, watch: {} },
});
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') void restart();
  if (event.code === 'ERROR') console.error(event.error.message);
});

const client = await createServer({ configFile: path.join(ROOT, 'client', 'vite.config.ts') });
await client.listen();
client.printUrls();

/** The old process gives its port and the data folder back before the new one starts. */
async function restart() {
  const previous = running;
  const ended = previous && new Promise((resolve) => previous.once('exit', resolve));
  previous?.kill('SIGTERM');
  await ended;
  if (previous !== running) return;
  const env = { ...process.env, NODE_ENV: 'development' };
  running = spawn(process.execPath, ['--enable-source-maps', path.join(OUT, 'main.js')], { stdio: 'inherit', env });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    running?.kill('SIGTERM');
    await Promise.all([client.close(), watcher.close()]);
    process.exit(0);
  });
}
