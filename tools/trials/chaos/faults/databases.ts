import { Client } from 'pg';
import type { Cluster } from '../../../../e2e/cluster/cluster.js';
import { type Fault, longSeconds, someSeconds } from './fault.js';
import type { TrialShop } from '../trialShop.js';

/** What is left of the connections that the database has room for. */
const LEFT = 3;

type Postgres = NonNullable<TrialShop['postgres']>;

const missing = ({ postgres }: TrialShop) => (postgres ? undefined : 'the database is in the process');

/** Something that goes wrong with the databases, which takes everything with it. */
const fault = (name: string, happen: (postgres: Postgres, random: () => number) => Promise<void>): Fault => ({
  name,
  breaks: 'everything',
  missing,
  happen: ({ postgres }, random) => happen(postgres!, random),
});

export const databaseFaults: readonly Fault[] = [
  fault('the database is restarted', async ({ primary }, random) => {
    await primary.stop();
    await someSeconds(random);
    await primary.start();
  }),
  fault('the database crashes', async ({ primary }) => {
    await primary.crash();
    await primary.start();
  }),
  fault('the database hangs', async ({ gate }, random) => {
    await gate.turn('silent');
    await longSeconds(random);
    await gate.turn('open');
  }),
  fault('the database is out of connections', async ({ databaseUrl }, random) => {
    const taken = await takeConnections(databaseUrl);
    await someSeconds(random);
    await Promise.all(taken.map((client) => client.end()));
  }),
  {
    ...fault('the replica is gone for a while', async ({ replica }, random) => {
      await replica.stop();
      await someSeconds(random);
      await replica.start();
    }),
    breaks: 'nothing',
  },
];

/** Takes all but a few. */
async function takeConnections(url: Cluster['databaseUrl']): Promise<Client[]> {
  const taken = [await connect(url)];
  const { rows } = await taken[0]!.query<{ free: number }>(
    `select current_setting('max_connections')::int - count(*)::int as free
      from pg_stat_activity where backend_type in ('client backend', 'walsender')`,
  );
  for (let left = rows[0]!.free; left > LEFT; left--) taken.push(await connect(url));
  return taken;
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // the servers may have been faster
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
