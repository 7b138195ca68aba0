import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type Fault, seatOf, someSeconds } from './fault.js';
import type { TrialShop } from '../trialShop.js';

/** Where Debian's package `faketime` puts it. */
const FAKE_TIME = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
const MOST_SKEW_SECONDS = 5 * 60;

async function kill({ servers }: TrialShop, seat: number): Promise<void> {
  const { process: child } = servers[seat]!;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export const processFaults: readonly Fault[] = [
  {
    name: 'a process is killed',
    breaks: 'everything',
    happen: async (shop, random) => {
      const seat = seatOf(shop, random);
      await kill(shop, seat);
      await someSeconds(random);
      await shop.revive(seat);
    },
  },
  {
    name: 'a process hangs',
    breaks: 'everything',
    happen: async (shop, random) => {
      const { process: child } = shop.servers[seatOf(shop, random)]!;
      child.kill('SIGSTOP');
      await someSeconds(random);
      child.kill('SIGCONT');
    },
  },
  {
    // until it is started again: what follows happens to a shop whose processes disagree
    name: 'the clock of a process is wrong',
    breaks: 'everything',
    missing: () => (existsSync(FAKE_TIME) ? undefined : 'it needs the package faketime'),
    happen: async (shop, random) => {
      const seat = seatOf(shop, random);
      const seconds = Math.round((random() * 2 - 1) * MOST_SKEW_SECONDS);
      await kill(shop, seat);
      // its timers go right: what is wrong is what it takes for now
      const skew = {
        LD_PRELOAD: FAKE_TIME,
        FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        // as older ones call it
        DONT_FAKE_MONOTONIC: '1',
      };
      await shop.revive(seat, skew);
    },
  },
];
