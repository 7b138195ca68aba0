import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { TrialShop } from '../trialShop.js';
import { type Fault, seatOf, someSeconds } from './fault.js';

const SOCKETS = 400;
const WEB_SOCKETS = 150;
/** The beginning of a request that never goes on. */
const HALF_A_REQUEST = 'POST /api/content/repair-request HTTP/1.1\r\nHost: localhost\r\nContent-Le';

/** Both the door that people use and that of a process. */
const doorsOf = (shop: TrialShop, random: () => number) =>
  [...new Set([shop.url, shop.servers[seatOf(shop, random)]!.url])].map((url) => new URL(url));

export const storms: readonly Fault[] = [
  {
    name: 'hundreds connect at once and say nothing',
    breaks: 'nothing',
    happen: async (shop, random) => {
      const doors = doorsOf(shop, random);
      const sockets = Array.from({ length: SOCKETS }, (_, index) => open(doors[index % doors.length]!, index));
      await someSeconds(random);
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    name: 'a storm of WebSockets',
    breaks: 'nothing',
    happen: async (shop, random) => {
      const doors = doorsOf(shop, random);
      const sockets = Array.from({ length: WEB_SOCKETS }, (_, index) => openWeb(doors[index % doors.length]!));
      await someSeconds(random);
      for (const socket of sockets) socket.terminate();
    },
  },
];

/** Every other one says a little. */
function open({ hostname, port }: URL, index: number): Socket {
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  socket.on('error', () => undefined);
  if (index % 2 === 1) socket.write(HALF_A_REQUEST);
  return socket;
}

/** One address may have no more than a hundred (server/http/sockets/socketDoor.ts): the others are turned away. */
function openWeb(door: URL): WebSocket {
  const address = new URL('/graphql', door);
  address.protocol = door.protocol.replace('http', 'ws');
  const socket = new WebSocket(address, 'graphql-transport-ws', { rejectUnauthorized: false });
  socket.on('error', () => undefined);
  return socket;
}
