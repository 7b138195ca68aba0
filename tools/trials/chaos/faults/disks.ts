import { hasEnded } from '../../../../e2e/support/server.js';
import { type Fault, someSeconds } from './fault.js';

/** What the machine under the shop runs out of. */
export const diskFaults: readonly Fault[] = [
  {
    name: 'the disk is full',
    breaks: 'everything',
    missing: ({ disk }) => (disk ? undefined : 'it needs a disk of its own, which root alone can mount'),
    happen: async ({ disk, postgres, servers, revive }, random) => {
      disk!.fill();
      await someSeconds(random);
      disk!.empty();
      // whatever has ended is started again, as systemd or Docker would
      if (postgres && !postgres.primary.isUp) await postgres.primary.start();
      for (const [seat, { process: child }] of servers.entries()) {
        if (hasEnded(child)) await revive(seat);
      }
    },
  },
];
