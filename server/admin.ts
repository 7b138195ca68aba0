import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { handOverMainAdmin, setPasswordAnew } from './accounts/admin/mainAdmin.service.js';
import { readConfig } from './core/config/config.js';
import { ConfigError } from './core/config/configError.js';
import { KnownVersion } from './core/contentVersion/knownVersion.js';
import { type Ctx, systemContext } from './core/context.js';
import { AppError } from './core/errors.js';
import { reasonOf } from './infra/database/configuredDatabase.js';
import { Live } from './infra/live/live.js';
import { openMailer } from './infra/mail/mailer.js';
import { NO_TELEMETRY } from './infra/telemetry/telemetry.js';
import { readMailFrame } from './pages/mailFrame.js';
import { openAmount } from './payments/money.service.js';
import { subscribers } from './rooms.js';
import { withShop } from './withShop.js';

/*
 * `npm run admin -- password|hand-over`: what whoever holds the machine may do with accounts, and nobody can do on the site.
 */

const USAGE = `Use: npm run admin -- password [address or username]  sets a new password, of the main admin if nobody is named
     npm run admin -- hand-over <address>             makes the account with this address the main admin's`;

class UsageError extends Error {}

async function withContext<Result>(work: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl && !existsSync(path.join(dataDir, 'pglite'))) {
    throw new ConfigError(`There is no shop in DATA_DIR ${dataDir}.`);
  }
  return withShop(async ({ config, log, database, store, jobs }) => {
    if (!(await database.isReady())) throw new ConfigError('The database is not up to date: start the server once.');
    const mailer = openMailer(config, log);
    const live = new Live(database, log);
    const contentVersion = new KnownVersion();
    const deps = { config, database, log, store, jobs, mailer, live, contentVersion, subscribers };
    const rest = { clock: () => new Date(), mailFrame: readMailFrame, openAmount, telemetry: NO_TELEMETRY };
    try {
      return await work(systemContext({ ...deps, ...rest }, 'admin'));
    } finally {
      contentVersion.stop();
      await live.stop();
      mailer.close();
    }
  });
}

async function password(identifier?: string): Promise<string> {
  const { email, password: made } = await withContext((ctx) => setPasswordAnew(ctx, identifier));
  return signInWith(email, made);
}

async function handOver(address?: string): Promise<string> {
  if (!address) throw new UsageError(USAGE);
  const { email, password: made } = await withContext((ctx) => handOverMainAdmin(ctx, address));
  const next = `  Now set ADMIN_EMAIL=${email}, and start every server process anew.\n`;
  return made === undefined ? `\n  ${email} keeps the password.\n${next}` : `${signInWith(email, made)}${next}`;
}

const signInWith = (email: string, made: string) =>
  `\n  Sign in as ${email} with the password ${made}\n  It is shown only this once. Please change it.\n`;

const WORK = new Map([
  ['password', password],
  ['hand-over', handOver],
]);

async function run(): Promise<void> {
  const [kind = '', name, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  const work = WORK.get(kind);
  if (!work || rest.length > 0) throw new UsageError(USAGE);
  process.stdout.write(`${await work(name)}\n`);
}

run().catch((error: unknown) => {
  const isExpected = error instanceof UsageError || error instanceof ConfigError || error instanceof AppError;
  process.stderr.write(`${isExpected ? error.message : `This did not work: ${reasonOf(error)}`}\n`);
  process.exitCode = 1;
});
