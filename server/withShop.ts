import { type Config, readConfig } from './core/config/config.js';
import { openConfiguredDatabase } from './infra/database/configuredDatabase.js';
import { lockDataFolder } from './infra/database/dataLock.js';
import { JobQueue } from './infra/jobs/queue.js';
import { createLogger, type Logger } from './infra/log.js';
import { openStore } from './infra/storage/object.store.js';
import type { Shop } from './ops/archive/archive.js';
import { jobs, model } from './rooms.js';

/** What the settings name, opened. */
export interface OpenShop extends Shop {
  config: Config;
  log: Logger;
}

/**
 * Opens what the settings name for a program beside the server, and closes it when the work is done. The embedded database is one
 * process's own; on PostgreSQL the server may run on.
 * @throws ConfigError for a wrong setting, and where the server has the embedded database open
 */
export async function withShop<Result>(work: (shop: OpenShop) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const log = createLogger('error');
  const unlock = config.databaseUrl ? () => undefined : lockDataFolder(config.dataDir);
  try {
    const database = await openConfiguredDatabase(config, model, log);
    const store = await openStore(config);
    const queue = await JobQueue.open(database, jobs, log);
    try {
      return await work({ config, log, database, store, jobs: queue });
    } finally {
      await queue.stop();
      store.close();
      await database.close();
    }
  } finally {
    unlock();
  }
}
