import 'reflect-metadata';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createApp } from './app.js';
import { type Config, mistypedNames, readConfig, siteUrl } from './core/config/config.js';
import { ConfigError } from './core/config/configError.js';
import { KnownVersion } from './core/contentVersion/knownVersion.js';
import { type Deps, systemContext } from './core/context.js';
import { startHousekeeping } from './housekeeping.js';
import { createHttpServer } from './http/httpServer.js';
import { openConfiguredDatabase, reasonOf } from './infra/database/configuredDatabase.js';
import type { Database } from './infra/database/database.js';
import { followDatabaseClock } from './infra/database/databaseClock.js';
import { lockDataFolder } from './infra/database/dataLock.js';
import { findListenProblem, listenProblem } from './infra/freePort.js';
import { JobQueue } from './infra/jobs/queue.js';
import { Live } from './infra/live/live.js';
import { createLogger, keeper, type Logger, terminal } from './infra/log.js';
import { openMailer } from './infra/mail/mailer.js';
import { openStore } from './infra/storage/object.store.js';
import { startTelemetry } from './infra/telemetry/start.js';
import type { Telemetry } from './infra/telemetry/telemetry.js';
import { startBackups } from './ops/archive/backups.js';
import { readMailFrame } from './pages/mailFrame.js';
import { openAmount } from './payments/money.service.js';
import { housekeeping, jobs, model, rooms, subscribers } from './rooms.js';
import { type FirstAdmin, seed } from './seed.js';

/** Requests that are still running at shutdown get this long to end. */
const GRACE_MS = 10_000;
const SWEEP_MS = 50;

/** Beside the built server; in development Vite serves the client instead. */
const CLIENT_DIR = path.join(import.meta.dirname, '..', 'client');

/** Whose password nobody has been told yet. */
let firstAdmin: FirstAdmin | undefined;

/** What was started, undone in reverse at the end. */
const undo: (() => void | Promise<unknown>)[] = [];

async function start(): Promise<void> {
  for (const sentence of mistypedNames(process.env)) process.stderr.write(`${sentence}\n`);
  const config = readConfig(process.env);
  // before anything is made; somebody may still come first until we listen
  const problem = await findListenProblem(config.port, config.host);
  if (problem) throw new ConfigError(problem);
  const log = createLogger(config.logLevel, process.stdout.isTTY ? await terminal() : keeper());
  const telemetry = await startTelemetry(config, log);
  undo.push(() => telemetry.stop());
  if (!config.databaseUrl) undo.push(lockDataFolder(config.dataDir));
  const database = await openConfiguredDatabase(config, model, log, telemetry);
  undo.push(() => database.close());
  const { deps, queue } = await prepare(config, database, log, telemetry);
  const app = await createApp(deps, existsSync(CLIENT_DIR) ? CLIENT_DIR : undefined);
  undo.push(() => app.stop());
  await queue.work(deps);
  undo.push(startHousekeeping(deps, housekeeping));
  if (config.backups) {
    const shop = { database, store: deps.store, jobs: queue };
    undo.push(startBackups({ ...config.backups, shop, log, clock: deps.clock, telemetry }));
  }
  const server = createHttpServer().on('request', app.http);
  server.on('upgrade', app.live.upgrade);
  await listen(server, config);
  undo.push(() => close(server));
  undo.push(() => app.live.close());

  // 0 lets the system choose a port; links in mails need the one it chose
  config.port = (server.address() as AddressInfo).port;
  undo.push(...rooms.flatMap(({ start }) => (start ? [start(deps, rooms)] : [])));
  log.info({ port: config.port, database: database.kind }, 'listening');
  process.stdout.write(`\n  Parda is open at ${siteUrl(config)}\n${password()}\n`);
}

/** Brings the database up to date, one process at a time, and opens what is on it. */
async function prepare(
  config: Config,
  database: Database,
  log: Logger,
  telemetry: Telemetry,
): Promise<{ deps: Deps; queue: JobQueue }> {
  return database.exclusively(async () => {
    await database.migrate();
    const { clock, stop: stopClock } = await followDatabaseClock(database, log);
    undo.push(stopClock);
    const mailer = openMailer(config, log);
    undo.push(() => mailer.close());
    const queue = await JobQueue.open(database, jobs, log);
    undo.push(() => queue.stop());
    const live = new Live(database, log);
    undo.push(() => live.stop());
    const contentVersion = new KnownVersion();
    undo.push(() => contentVersion.stop());
    const store = await openStore(config, telemetry);
    undo.push(() => store.close());
    const deps: Deps = {
      config,
      database,
      log,
      clock,
      jobs: queue,
      live,
      contentVersion,
      mailer,
      mailFrame: readMailFrame,
      openAmount,
      store,
      subscribers,
      telemetry,
    };
    firstAdmin = await seed(systemContext(deps, 'start'));
    await contentVersion.follow(database, live);
    return { deps, queue };
  });
}

/** The password of the account that was just made, in words: for the person at the terminal, once, and for no log. Else nothing. */
function password(): string {
  if (!firstAdmin) return '';
  const { email, password: made } = firstAdmin;
  firstAdmin = undefined;
  return `\n  Sign in as ${email} with the password ${made}\n  It is shown only this once.\n`;
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ConfigError(listenProblem(error, port))));
    server.listen(port, host, resolve);
  });
}

/** Takes no new request and lets the running ones end, for a while. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // a kept connection falls idle when its last answer is sent; until then it would bring new requests
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(grace);
}

async function stop(exitCode: number): Promise<never> {
  for (const step of undo.splice(0).toReversed()) {
    try {
      await step();
    } catch (error) {
      process.stderr.write(`Parda could not stop cleanly: ${reasonOf(error)}\n`);
    }
  }
  process.exit(exitCode);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(0));

start().catch(async (error: unknown) => {
  process.stderr.write(`Parda cannot start: ${error instanceof ConfigError ? error.message : reasonOf(error)}\n`);
  // the account is there, whatever failed after it
  process.stdout.write(password());
  await stop(1);
});
