import type { Config } from '../../core/config/config.js';
import { ConfigError } from '../../core/config/configError.js';
import type { Logger } from '../log.js';
import { statementListener } from '../telemetry/statements.js';
import { NO_TELEMETRY } from '../telemetry/telemetry.js';
import { type Database, type Model, openDatabase } from './database.js';

/**
 * Opens the database that the settings name; the folder of an embedded one is the caller's already (dataLock.ts).
 * @throws ConfigError when the PostgreSQL that is named does not answer
 */
export async function openConfiguredDatabase(
  config: Config,
  model: Model,
  log: Logger,
  telemetry = NO_TELEMETRY,
): Promise<Database> {
  const { databaseUrl: url, databaseReplicaUrls: replicaUrls } = config;
  const onStatement = statementListener(log, config.slowQueryMs, telemetry);
  if (!url) return openDatabase({ folder: config.dataDir }, model, log, onStatement);
  return openDatabase({ url, replicaUrls }, model, log, onStatement).catch((error: unknown) => {
    throw new ConfigError(`DATABASE_URL cannot be used: ${reasonOf(error)}.`);
  });
}

/** The driver's word for it, without the statement or the address that it was about. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const isUnreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT'].includes(code ?? '');
  return isUnreachable ? `it does not answer (${code})` : (message ?? String(error));
}
