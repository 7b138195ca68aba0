import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a port that the system chooses, and says on standard output which. */
export function announce(server: Server): void {
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
}
