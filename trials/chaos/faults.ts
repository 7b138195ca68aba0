import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../journeys/cluster/cluster.js';

/** Something that goes wrong, and is put right again without a hand in the shop. */
export interface Fault {
  name: string;
  happen: (cluster: Cluster, random: () => number) => Promise<void>;
}

const seatOf = ({ servers }: Cluster, random: () => number) => Math.floor(random() * servers.length);
const someSeconds = (random: () => number) => wait(1_000 + random() * 4_000);

export const faults: readonly Fault[] = [
  {
    name: 'a process is killed',
    happen: async (cluster, random) => {
      const seat = seatOf(cluster, random);
      const { process: child } = cluster.servers[seat]!;
      child.kill('SIGKILL');
      await once(child, 'exit');
      await someSeconds(random);
      await cluster.revive(seat);
    },
  },
  {
    name: 'a process hangs',
    happen: async (cluster, random) => {
      const { process: child } = cluster.servers[seatOf(cluster, random)]!;
      child.kill('SIGSTOP');
      await someSeconds(random);
      child.kill('SIGCONT');
    },
  },
  {
    name: 'the database is restarted',
    happen: async ({ primary }, random) => {
      await primary.stop();
      await someSeconds(random);
      await primary.start();
    },
  },
  {
    name: 'the database crashes',
    happen: async ({ primary }) => {
      await primary.crash();
      await primary.start();
    },
  },
  {
    name: 'the replica is gone for a while',
    happen: async ({ replica }, random) => {
      await replica.stop();
      await someSeconds(random);
      await replica.start();
    },
  },
];
