import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws/client';
import { sessionToken } from '../../lib/token';
import { line } from './line';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** A line can go dead without a word: it is tried out this often, and has so long to answer. */
const PROBE_MS = 20_000;
const PATIENCE_MS = 10_000;

/** Longer after each try, and not all pages at the same moment when a server comes back. */
const waitBefore = (retries: number): Promise<void> => {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** retries, LONGEST_WAIT_MS);
  return new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
};

function address(): string {
  const { protocol, host } = globalThis.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
}

let socket: WebSocket | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Opens with the first subscription and closes after the last; a lost one is opened again. */
const client = createClient({
  url: address,
  connectionParams: () => {
    const token = sessionToken.get();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  retryAttempts: Infinity,
  retryWait: waitBefore,
  shouldRetry: () => true,
  // from one page to the next it need not be opened anew
  lazyCloseTimeout: 3_000,
  keepAlive: PROBE_MS,
  on: {
    connected: (connected, ack) => {
      socket = connected as WebSocket;
      line.set(true);
      sessionToken.heed((ack as { session?: string } | undefined)?.session, sessionToken.get());
    },
    closed: () => {
      clearTimeout(patience);
      line.set(false);
    },
    ping: (isReceived) => {
      if (!isReceived) patience = setTimeout(() => socket?.close(4408, 'No answer'), PATIENCE_MS);
    },
    pong: (isReceived) => {
      if (isReceived) clearTimeout(patience);
    },
  },
});

// whoever signs in or out is somebody else to the server
sessionToken.subscribe(() => client.terminate());

export const socketLink = new GraphQLWsLink(client);
