import { migrations as allMigrations } from '../../migrations/index.js';
import type { Ctx } from '../core/context.js';
import { isClockWrong, readDatabaseClock } from '../infra/database/databaseClock.js';
import { diskOf, isLow } from './disk.js';
import { DatabaseKind, HealthProblem, HealthState } from './enums.js';
import { find, healthOf, problemOf } from './finding.js';
import type { DatabaseHealth, ReplicaHealth } from './views.js';

const SLOW_MS = 1_000;
const FEW_LEFT = 0.9;
const BEHIND_SECONDS = 60;

/** Asks the database and each of its replicas how they are. */
export async function databaseHealth(ctx: Ctx): Promise<DatabaseHealth> {
  const isEmbedded = ctx.database.kind === 'pglite';
  // before the others, which would be waited for
  const answer = await find(() => readDatabaseClock(ctx.em));
  const [facts, migrations, replicas, disk] = await Promise.all([
    find(() => readFacts(ctx)),
    find(() => readMigrations(ctx)),
    replicasHealth(ctx),
    isEmbedded ? find(() => diskOf(ctx.config.dataDir)) : null,
  ]);
  // an embedded one has the one connection
  const used = isEmbedded ? null : facts.facts;
  const pending = migrations.facts?.pending ?? null;
  return {
    ...healthOf(
      answer.problem ?? facts.problem ?? migrations.problem ?? disk?.problem,
      pending !== null && pending > 0 && HealthProblem.NOT_MIGRATED,
      answer.facts && answer.facts.tookMs > SLOW_MS && HealthProblem.SLOW,
      used && used.open > used.most * FEW_LEFT && HealthProblem.CONNECTIONS_LOW,
      answer.facts && isClockWrong(answer.facts.aheadMs) && HealthProblem.CLOCK_WRONG,
      disk?.facts && isLow(disk.facts) && HealthProblem.DISK_LOW,
      replicas.some(({ state }) => state === HealthState.FAILED) && HealthProblem.REPLICA_AWAY,
      replicas.some(({ problems }) => problems.includes(HealthProblem.REPLICA_BEHIND)) && HealthProblem.REPLICA_BEHIND,
    ),
    kind: isEmbedded ? DatabaseKind.EMBEDDED : DatabaseKind.POSTGRESQL,
    version: facts.facts?.version ?? null,
    answerMs: answer.facts && Math.ceil(answer.facts.tookMs),
    sizeBytes: facts.facts?.bytes ?? null,
    appliedMigrations: migrations.facts?.applied ?? null,
    pendingMigrations: pending,
    connections: used?.open ?? null,
    maxConnections: used?.most ?? null,
    processes: isEmbedded ? 1 : (used?.processes ?? null),
    replicas,
    disk: disk?.facts ?? null,
  };
}

interface Facts {
  version: string;
  bytes: number;
  /** Connections of everybody, and how many there can be. */
  open: number;
  most: number;
  /** Each process listens for live updates on one connection, which bears that name. */
  processes: number;
}

async function readFacts(ctx: Ctx): Promise<Facts> {
  const [row] = await ctx.em.execute<[Facts]>(
    `select split_part(current_setting('server_version'), ' ', 1) as version,
       pg_database_size(current_database())::float8 as bytes,
       (select sum(numbackends)::int from pg_stat_database) as open,
       current_setting('max_connections')::int as most,
       (select count(*)::int from pg_stat_activity
         where application_name = 'parda-live' and datname = current_database()) as processes`,
  );
  return row;
}

/** Those of this version that it has had, and those that it lacks. */
async function readMigrations(ctx: Ctx): Promise<{ applied: number; pending: number }> {
  const rows = await ctx.em.execute<{ name: string }[]>('select name from migration');
  const had = new Set(rows.map(({ name }) => name));
  return { applied: rows.length, pending: allMigrations.filter(({ name }) => !had.has(name)).length };
}

/** How far a replica has read what the database writes, and how old the last of that is. */
const PROGRESS = (position: string) => `select
  pg_wal_lsn_diff('${position}', pg_last_wal_replay_lsn())::float8 as missing,
  extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds`;

async function replicasHealth(ctx: Ctx): Promise<ReplicaHealth[]> {
  const { replicas } = ctx.database;
  if (!replicas.areThere) return [];
  const position = await find(async () => {
    const [row] = await ctx.em.execute<[{ position: string }]>('select pg_current_wal_lsn()::text as position');
    return row.position;
  });
  const answers = await replicas.askEach<{ missing: number | null; seconds: number | null }>(
    PROGRESS(position.facts ?? '0/0'),
  );
  return answers.map((answer, index) => {
    const number = index + 1;
    if (answer.status === 'rejected') return { number, secondsBehind: null, ...healthOf(problemOf(answer.reason)) };
    const secondsBehind = position.facts === null ? null : behindOf(answer.value);
    const isBehind = secondsBehind !== null && secondsBehind > BEHIND_SECONDS;
    return { number, secondsBehind, ...healthOf(isBehind && HealthProblem.REPLICA_BEHIND) };
  });
}

/** A database at rest writes nothing: the age of the last change says something only where one is missing. */
function behindOf({ missing, seconds }: { missing: number | null; seconds: number | null }): number | null {
  if (missing === null) return null;
  return missing <= 0 ? 0 : seconds && Math.max(0, Math.round(seconds * 10) / 10);
}
