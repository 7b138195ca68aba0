import { randomUUID } from 'node:crypto';
import { emptyDatabase, postgresUrl } from '../../../e2e/support/postgres.js';
import { dataFolder, type Launched, launch, shutDown } from '../../../e2e/support/server.js';

/** A built server with demo content, on a database of its own that goes with it. */
export interface TrialServer extends Launched {
  end(): Promise<void>;
}

/** Starts one: in the PostgreSQL that `DATABASE_URL` names, else on the embedded database. */
export async function startTrialServer(name: string): Promise<TrialServer> {
  const data = await dataFolder();
  const database = postgresUrl ? await emptyDatabase(`parda_${name}`) : null;
  const server = await launch({
    DATA_DIR: data.folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SEED: 'demo',
    ...(database && { DATABASE_URL: database.url, JWT_SECRET: randomUUID() }),
  });
  const end = async () => {
    await shutDown(server);
    await database?.drop();
    await data.remove();
  };
  return { ...server, end };
}
