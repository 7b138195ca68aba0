import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onPostgres } from '../support/postgres.js';
import { type Launched, launch, shutDown } from '../support/server.js';
import { freePort } from './freePort.js';
import { PostgresServer } from './postgresServer.js';
import { TlsProxy } from './tlsProxy.js';

const PROCESSES = 3;
const DATABASE = 'parda';

export interface ClusterSettings {
  /** Of the proxy; 0 lets the system choose. */
  port?: number;
  /** Beside those that make it a cluster. */
  env?: NodeJS.ProcessEnv;
  /** Where the primary keeps its data, if not in the temporary folder of this machine. */
  disk?: string | undefined;
  /** Leads the servers to the primary by another way. @returns the address that they are told */
  wayToPrimary?: (url: URL) => Promise<URL>;
}

/** The shape of docker-compose.yml, made of processes of this machine. */
export interface Cluster {
  /** The address that people see: that of the proxy. */
  url: string;
  proxy: TlsProxy;
  primary: PostgresServer;
  replica: PostgresServer;
  /** The database at its primary and at its replica. */
  databaseUrl: string;
  replicaUrl: string;
  servers: readonly Launched[];
  /** Starts a server again that has gone, at the address that it had. @param env beside its settings, this once */
  revive(seat: number, env?: NodeJS.ProcessEnv): Promise<void>;
  /** Where what the servers write lies: they share a folder, as they would share a bucket. */
  dataDir: string;
  /** Ends everything and leaves nothing. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL with a streaming replica, three built servers on it, and a proxy in front. */
export async function startCluster({ port, env, disk, wayToPrimary }: ClusterSettings = {}): Promise<Cluster> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'parda-cluster-'));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    // PostgreSQL runs as somebody else where we are root
    await chmod(folder, 0o711);

    const primary = await PostgresServer.primary(path.join(disk ?? folder, 'primary'));
    undo.push(() => primary.stop());
    await onPostgres(primary.url('postgres'), `create database ${DATABASE}`);
    const replica = await PostgresServer.replica(primary, path.join(folder, 'replica'));
    undo.push(() => replica.stop());
    const [databaseUrl, replicaUrl] = [primary.url(DATABASE), replica.url(DATABASE)];

    const proxy = new TlsProxy();
    const url = await proxy.start(port);
    undo.push(() => proxy.stop());

    const dataDir = path.join(folder, 'data');
    const received = wayToPrimary ? await wayToPrimary(new URL(databaseUrl)) : new URL(databaseUrl);
    const settings = {
      ...env,
      DATABASE_URL: received.href,
      DATABASE_REPLICA_URLS: replicaUrl,
      JWT_SECRET: randomBytes(32).toString('base64url'),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
    };
    // together, as they come up behind a proxy: one makes the tables, the others wait
    const starts = await Promise.allSettled(
      Array.from({ length: PROCESSES }, async () => launchAt(await freePort(), settings)),
    );
    const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    undo.push(() => Promise.all(servers.map(shutDown)));
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed) throw failed.reason;
    proxy.targets.push(...servers.map((server) => server.url));
    const revive = async (seat: number, thisOnce: NodeJS.ProcessEnv = {}) => {
      servers[seat] = await launchAt(Number(new URL(servers[seat]!.url).port), { ...settings, ...thisOnce });
    };
    return { url, proxy, primary, replica, databaseUrl, replicaUrl, servers, revive, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a server whose own address is not the one that people see. */
export async function launchAt(port: number, env: NodeJS.ProcessEnv): Promise<Launched> {
  return { ...(await launch({ ...env, PORT: String(port) })), url: `http://127.0.0.1:${port}` };
}
