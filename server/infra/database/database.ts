import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyEntity, EntityClass, EventSubscriber, LoggerOptions } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { migrations } from '../../../migrations/index.js';
import { ConfigError } from '../../core/config/configError.js';
import type { Logger } from '../log.js';
import { Replicas } from '../replicas/replicas.js';
import { type StatementListener, StatementLogger } from '../telemetry/statements.js';
import { whenItGivesUp } from './embeddedEnd.js';
import { giveBackLostConnections } from './lostConnections.js';

/** An open database, embedded or not; everything above this file is blind to which. */
export interface Database {
  orm: MikroORM;
  /** The root entity manager; a call works on a fork of it (context.ts). */
  em: EntityManager;
  kind: 'postgres' | 'pglite';
  /** Copies that follow it, for reads that may lag (replicas/). */
  replicas: Replicas;
  /** How many connections are in use, and how many callers wait for one; null for the embedded one, which has none. */
  pool(): PoolState | null;
  /** Brings it up to date. @throws ConfigError where a newer program has been here before */
  migrate(): Promise<void>;
  /** Runs `work` in one process at a time; the others wait. For migrations and the first content. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Whether it answers, within moments, and all migrations are applied; what `/readyz` asks. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** The connections of this process. */
export interface PoolState {
  used: number;
  idle: number;
  waiting: number;
}

/** What is kept in the database, and who follows each change of it within its transaction. */
export interface Model {
  entities: EntityClass<AnyEntity>[];
  followers: EventSubscriber[];
}

/** Where the data is: a PostgreSQL address, with those of its replicas, a folder for the embedded database, or an archive of one to start from. */
export type DatabaseLocation =
  | { url: string; replicaUrls?: readonly string[] }
  | { folder: string }
  | { archive?: Blob };

/** The number of the advisory lock that `exclusively` takes; any number that nothing else uses. */
const SETUP_LOCK = 7_274_123;

/** So long a request waits for a free connection before it is told that there is none. */
const PATIENCE_MS = 5_000;
/** A database that says nothing for so long is not ready. */
const SILENT_MS = 3_000;

/** What a database tells of itself, and whom. */
interface Listeners {
  log: Logger;
  onStatement: StatementListener;
}

const settings = ({ entities, followers }: Model, { log, onStatement }: Listeners, kind: 'primary' | 'embedded') => ({
  entities,
  subscribers: followers,
  extensions: [Migrator],
  metadataProvider: ReflectMetadataProvider,
  metadataCache: { enabled: false },
  migrations: { migrationsList: migrations, snapshot: false, tableName: 'migration', silent: true },
  logger: (message: string) => log.debug({ sql: message }),
  loggerFactory: (options: LoggerOptions) => new StatementLogger(options, onStatement, kind),
  // statements without their values
  debug: log.isLevelEnabled('trace') ? ['query' as const] : false,
  forceUtcTimezone: true,
  // a mistyped name must not make a database
  ensureDatabase: false,
});

/**
 * Opens the database; it does not migrate it.
 * @param heard told of each statement that it has run
 * @throws the driver's error if PostgreSQL does not answer
 */
export async function openDatabase(
  location: DatabaseLocation,
  model: Model,
  log: Logger,
  onStatement: StatementListener = () => undefined,
): Promise<Database> {
  const listeners = { log, onStatement };
  const orm =
    'url' in location
      ? await openPostgres(location.url, model, listeners)
      : await openEmbedded(location, model, listeners);
  const kind = 'url' in location ? 'postgres' : 'pglite';
  const em = orm.em;
  const pool = kind === 'postgres' ? await em.getConnection().getNativeClient() : null;
  const replicas = new Replicas('url' in location ? (location.replicaUrls ?? []) : [], log, onStatement);
  return {
    orm,
    em,
    kind,
    replicas,
    pool: () => pool && { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount },
    migrate: async () => {
      const executed = await orm.migrator.getExecuted();
      const foreign = firstForeign(executed.map(({ name }) => name));
      if (foreign) {
        throw new ConfigError(
          `the database was last used by a newer Parda: this one does not know ${foreign}. Start that version, or bring back a backup of before.`,
        );
      }
      await orm.migrator.up();
    },
    // the embedded database's folder is locked already (dataLock.ts), and it has but one connection
    exclusively: (work) => (kind === 'pglite' ? work() : underLock(orm, work)),
    isReady: readiness(orm),
    close: async () => {
      await replicas.close();
      await orm.close();
    },
  };
}

/** The first of some migrations that this program does not know: it is of a newer one. */
export const firstForeign = (names: readonly string[]): string | undefined =>
  names.find((name) => migrations.every((known) => known.name !== name));

/** Asks at most one question at a time: a database that says nothing has enough to do with the others. */
function readiness(orm: MikroORM): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async () => {
    try {
      return (await orm.migrator.getPending()).length === 0;
    } catch {
      return false;
    } finally {
      asked = undefined;
    }
  };
  return () => Promise.race([(asked ??= ask()), sleep(SILENT_MS, false, { ref: false })]);
}

async function openPostgres(url: string, model: Model, listeners: Listeners): Promise<MikroORM> {
  const orm = await MikroORM.init({
    ...settings(model, listeners, 'primary'),
    clientUrl: url,
    driverOptions: {
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      onPoolCreated: giveBackLostConnections,
    },
  });
  try {
    // now rather than in the middle of a migration
    await orm.em.getConnection().execute('select 1');
  } catch (error) {
    await orm.close(true);
    throw error;
  }
  return orm;
}

/** The embedded PGlite speaks the same SQL through the same interface; only its class differs. */
async function openEmbedded(
  location: { folder: string } | { archive?: Blob },
  model: Model,
  listeners: Listeners,
): Promise<MikroORM> {
  const [{ MikroORM: EmbeddedORM }, { pg_trgm }] = await Promise.all([
    import('@mikro-orm/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const orm = await EmbeddedORM.init({
    ...settings(model, listeners, 'embedded'),
    dbName: 'folder' in location ? path.join(location.folder, 'pglite') : 'memory://',
    driverOptions: {
      extensions: { pg_trgm },
      ...('archive' in location && location.archive && { loadDataDir: kept(location.archive) }),
    },
  });
  const connection = orm.em.getConnection();
  whenItGivesUp(await connection.getNativeClient(), (reason) => {
    listeners.log.fatal({ reason }, 'the embedded database has given up, and this process with it');
    process.exit(1);
  });
  return orm as unknown as MikroORM;
}

/** MikroORM clones its options, which a Blob does not survive unless it says how. */
const kept = (archive: Blob): Blob => Object.assign(archive, { clone: () => archive });

/** The advisory lock is on a connection of its own, so that it also ends when this process dies. */
async function underLock<T>(orm: MikroORM, work: () => Promise<T>): Promise<T> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [SETUP_LOCK]);
    return work();
  });
}
