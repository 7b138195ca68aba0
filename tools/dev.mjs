// `npm run dev`: the client with hot reload on http://localhost:5173, the server built and started again with every
// change, behind it on port 4000. Where no way to pay is set up, stand-ins of eSewa and Khalti take no real money.
import './dotenv.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build, createServer } from 'vite';
import { ROOT } from './sources.mjs';

const OUT = path.join(ROOT, 'node_modules', '.cache', 'parda-dev');
let running;
/** Resolved while the server is open, or gone for good: until then a page would ask in vain. */
let opened = Promise.withResolvers();
const afterOpening = (_request, _response, goOn) => void untilOpen().then(() => goOn());

process.env.PARDA_SERVER ||= `http://localhost:${process.env.PORT?.trim() || 4000}`;
const client = await createServer({
  configFile: path.join(ROOT, 'client', 'vite.config.ts'),
  plugins: [{ name: 'wait-for-the-server', configureServer: ({ middlewares }) => void middlewares.use(afterOpening) }],
});
await client.listen();
// people come by the client's address: the server names it once it is open, and it is in mails
process.env.PUBLIC_URL ||= client.resolvedUrls.local[0].replace(/\/$/, '');

const providers = await openPaymentProviders();

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

/** The old process gives its port and the data folder back before the new one starts. */
async function restart() {
  const previous = running;
  opened.resolve();
  opened = Promise.withResolvers();
  const ended = previous && new Promise((resolve) => previous.once('exit', resolve));
  previous?.kill('SIGTERM');
  await ended;
  if (previous !== running) return;
  const env = { ...process.env, NODE_ENV: 'development' };
  const { resolve } = opened;
  running = spawn(process.execPath, ['--enable-source-maps', path.join(OUT, 'main.js')], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env,
  });
  running.once('exit', resolve);
  running.stdout.on('data', (said) => {
    process.stdout.write(said);
    if (said.includes('open at')) resolve();
  });
}

/** @returns the process that stands in for those who take the money; nothing where the shop has set up its own */
async function openPaymentProviders() {
  if (process.env.ESEWA_PRODUCT_CODE?.trim() || process.env.KHALTI_SECRET_KEY?.trim()) return undefined;
  const program = [path.join(ROOT, 'tools', 'run.mjs'), path.join(ROOT, 'server', 'testing', 'payments', 'main.ts')];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [settings] = await once(child.stdout, 'data');
  Object.assign(process.env, JSON.parse(String(settings)));
  return child;
}

async function untilOpen() {
  // it may be started again meanwhile
  for (let seen; seen !== opened;) await (seen = opened).promise;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    running?.kill('SIGTERM');
    providers?.kill('SIGTERM');
    await Promise.all([client.close(), watcher.close()]);
    process.exit(0);
  });
}
