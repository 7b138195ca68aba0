import { type Cluster, launchAt, startCluster } from '../../../e2e/cluster/cluster.js';
import { freePort } from '../../../e2e/cluster/freePort.js';
import { Gate } from '../../../server/testing/gate.js';
import { dataFolder, type Launched, shutDown } from '../../../e2e/support/server.js';
import { Disk } from './disk.js';
import { openOutside, type Outside } from './outside.js';

/** A shop, and all that can be taken from it. */
export interface TrialShop {
  /** The address that people see. */
  url: string;
  /** Of a shop behind TLS. */
  certificate: string | Buffer | undefined;
  servers: readonly Launched[];
  /** Starts a server again that has gone, at the address that it had. @param env beside its settings, this once */
  revive(seat: number, env?: NodeJS.ProcessEnv): Promise<void>;
  outside: Outside;
  /** Where its database lies; null where this machine has none to give. */
  disk: Disk | null;
  /** Its PostgreSQL, with the line that the servers have to it; undefined on the embedded database. */
  postgres: (Pick<Cluster, 'primary' | 'replica' | 'databaseUrl'> & { gate: Gate }) | undefined;
  stop(): Promise<void>;
}

const ENV = { RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', SEED: 'demo', MAIL_PER_SECOND: '50' };

/** Three processes on a PostgreSQL with a replica, behind a proxy. */
export async function openCluster(): Promise<TrialShop> {
  const [outside, disk] = [await openOutside(), Disk.mount()];
  let gate: Gate;
  const cluster = await startCluster({
    env: { ...ENV, ...outside.env },
    disk: disk?.folder,
    wayToPrimary: async (url) => {
      gate = await Gate.before(url);
      return gate.addressOf(url);
    },
  });
  const { url, proxy, servers, revive, primary, replica, databaseUrl } = cluster;
  const stop = async () => {
    await cluster.stop();
    await gate.close();
    await outside.stop();
    disk?.unmount();
  };
  const postgres = { primary, replica, databaseUrl, gate: gate! };
  const certificate = proxy.certificate.cert;
  return { url, certificate, servers, revive, outside, disk, postgres, stop };
}

/** One process on the embedded database. */
export async function openEmbedded(): Promise<TrialShop> {
  const [outside, disk, data] = [await openOutside(), Disk.mount(), await dataFolder()];
  const port = await freePort();
  const settings = { ...ENV, ...outside.env, DATA_DIR: disk ? `${disk.folder}/data` : data.folder };
  const servers: Launched[] = [await launchAt(port, settings)];
  const { url } = servers[0]!;
  const revive = async (seat: number, env: NodeJS.ProcessEnv = {}) => {
    servers[seat] = await launchAt(port, { ...settings, ...env });
  };
  const stop = async () => {
    await Promise.all(servers.map(shutDown));
    await outside.stop();
    disk?.unmount();
    await data.remove();
  };
  return { url, certificate: undefined, servers, revive, outside, disk, postgres: undefined, stop };
}
