import type { PgliteConnection } from '@mikro-orm/pglite';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type ConstructorOptions, type Db, fromKysely, fromPglite, PgBoss } from 'pg-boss';
import { type Ctx, type Deps, type Job, type Jobs, systemContext } from '../../core/context.js';
import type { Database } from '../database/database.js';
import type { Logger } from '../log.js';
import { runJob } from '../telemetry/job.js';
import { withStatementLogged } from '../telemetry/statements.js';

const NO_JOB = '00000000-0000-0000-0000-000000000000';
/** Where its tables lie. */
export const SCHEMA = 'pgboss';
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;
/** Work announces itself; asking now and then finds what is due for another try. */
const POLL_SECONDS = 5;
const BATCH = 20;
/** Work that is under way at the shutdown gets this long to end; what does not is done again. */
const GRACE_MS = 5_000;

/** Work as it is moved from one database to another. */
export interface WaitingJob {
  name: string;
  data: Record<string, unknown>;
  /** ISO 8601. */
  startAfter: string;
}

/** The queue of background work, kept in the database beside everything else. */
export class JobQueue implements Jobs {
  readonly #boss: PgBoss;
  readonly #jobs: readonly Job<never>[];

  private constructor(boss: PgBoss, jobs: readonly Job<never>[]) {
    this.#boss = boss;
    this.#jobs = jobs;
  }

  /** Opens the queue, and makes or updates its tables; to be called by one process at a time. */
  static async open(database: Database, jobs: readonly Job<never>[], log: Logger): Promise<JobQueue> {
    const boss = new PgBoss({ ...(await storeOf(database)), schema: SCHEMA, useListenNotify: true, schedule: false });
    boss.on('error', (error) => log.error({ err: error }, 'the job queue has a problem'));
    boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));
    await boss.start();
    for (const { name, retries, pauseSeconds } of jobs) {
      await boss.createQueue(name, {
        notify: true,
        retryLimit: retries,
        retryDelay: pauseSeconds,
        retryBackoff: true,
        deleteAfterSeconds: HOUR_SECONDS,
        retentionSeconds: WEEK_SECONDS,
      });
      // makes the queue known here: to look it up in the middle of a transaction would wait for ever on PGlite
      await boss.findJobs(name, { id: NO_JOB });
    }
    return new JobQueue(boss, jobs);
  }

  /**
   * Asks for work; within a transaction it is asked for only if that commits.
   * @throws Error for a job that no room declares
   */
  async enqueue<Data extends object>(ctx: Ctx, job: Job<Data>, data: Data, afterSeconds = 0): Promise<void> {
    this.#assertKnown(job.name);
    await this.#boss.send(job.name, data, { db: within(ctx.em), startAfter: afterSeconds });
  }

  /** Starts doing the work in this process. */
  async work(deps: Deps): Promise<void> {
    for (const job of this.#jobs) {
      const options = {
        batchSize: BATCH,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
        perJobResults: true,
      } as const;
      await this.#boss.work<object>(job.name, options, async (batch) => {
        const results = [];
        for (const { id, data } of batch) results.push({ id, ...(await attempt(deps, job, id, data)) });
        return results;
      });
    }
  }

  /**
   * Does all the work that is due, here and now.
   * @param ignoreStartAfter also what is to be done later
   * @returns how many failed
   */
  async runDue(deps: Deps, ignoreStartAfter = false): Promise<number> {
    let failed = 0;
    for (let isIdle = false; !isIdle;) {
      isIdle = true;
      for (const job of this.#jobs) {
        for (const { id, data } of await this.#boss.fetch<object>(job.name, { batchSize: BATCH, ignoreStartAfter })) {
          isIdle = false;
          const { status } = await attempt(deps, job, id, data);
          if (status === 'completed') await this.#boss.complete(job.name, id);
          else await this.#boss.fail(job.name, id);
          if (status === 'failed') failed++;
        }
      }
    }
    return failed;
  }

  /** What has not been done yet, or not to its end, oldest first. */
  async waiting(em: EntityManager): Promise<WaitingJob[]> {
    const rows = await em.execute<{ job: WaitingJob }[]>(
      `select jsonb_build_object('name', name, 'data', data, 'startAfter', start_after) as job from ${SCHEMA}.job
        where state < 'completed' order by created_on`,
    );
    return rows.map(({ job }) => job);
  }

  /** Asks for that work again, in a transaction. */
  async putBack(em: EntityManager, waiting: readonly WaitingJob[]): Promise<void> {
    const db = within(em);
    for (const { name } of waiting) this.#assertKnown(name);
    for (const { name, data, startAfter } of waiting) await this.#boss.send(name, data, { db, startAfter });
  }

  /** A queue that is not known yet would be looked up in the middle of a transaction, and waited for without end on PGlite. */
  #assertKnown(name: string): void {
    if (this.#jobs.some((job) => job.name === name)) return;
    throw new Error(`There is no job '${name}': a room has to declare it (room.ts).`);
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: GRACE_MS });
  }
}

/** The queue's statements in the transaction of an entity manager, where there is one. */
function within(em: EntityManager): Db {
  const db = fromKysely(em.getKysely<Record<string, never>>());
  return { executeSql: (text, values) => withStatementLogged(em, text, () => db.executeSql(text, values)) };
}

async function attempt(deps: Deps, job: Job<never>, id: string, data: object) {
  const ctx = systemContext(deps, id);
  try {
    await runJob(deps.telemetry, { requestId: id, job: job.name }, () => job.handle(ctx, data as never));
    return { status: 'completed' as const };
  } catch (error) {
    ctx.log.error({ err: error, job: job.name }, 'job failed');
    return { status: 'failed' as const };
  }
}

/** The embedded database is one connection for all; on PostgreSQL the queue has a few of its own, one to listen on. */
async function storeOf(database: Database): Promise<ConstructorOptions> {
  if (database.kind === 'postgres') {
    return { connectionString: database.orm.config.get('clientUrl')!, max: 3, application_name: 'parda-jobs' };
  }
  const connection = database.orm.em.getConnection() as unknown as PgliteConnection;
  return { db: fromPglite(await connection.getNativeClient()), backend: 'pglite' };
}
