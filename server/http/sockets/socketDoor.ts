import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Context as Connection, SubscribePayload } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { createContext, type Ctx, type Deps } from '../../core/context.js';
import { GUEST } from '../../core/policy.js';
import { asFault, formatError, logFailure } from '../graphql/graphqlErrors.js';
import type { Authenticate } from '../requestInfo.js';
import { type LiveArgs, readSubscription, subscribe } from './subscription.js';

/** A document of 2,000 tokens and its variables. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** One page needs two or three. */
export const MAX_SUBSCRIPTIONS = 20;
/** An office or a mobile network can be behind one address. */
export const MAX_SOCKETS_PER_ADDRESS = 100;
/** So much may wait for somebody who sends and does not read; the kernel's own buffers are full by then. */
const MAX_UNREAD_BYTES = 256 * 1024;
/** Of a process; beyond that pages go on asking by themselves. */
const MAX_SOCKETS = 10_000;
/** Finds out that somebody has left without a word; proxies close what is silent for a minute. */
const HEARTBEAT_MS = 25_000;

/** GraphQL subscriptions over a WebSocket at `/graphql`, in the protocol `graphql-transport-ws`. */
export interface SocketDoor {
  /** For the server's event 'upgrade'. */
  upgrade(this: void, request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** How many are connected. */
  open(this: void): number;
  /** Says goodbye to everybody; they come back by themselves, to another process. */
  close(this: void): Promise<void>;
}

interface DoorSettings {
  schema: GraphQLSchema;
  authenticate: Authenticate;
  /** The caller's address, as rate limits count it. */
  addressOf: (request: IncomingMessage) => string;
}

type Params = Record<string, unknown> | undefined;
type Caller = Connection<Params, Extra>;

/**
 * What a connection watches, by the message that asked for it, with what came of that: an id can be used again while the one
 * before is still on its way, and graphql-ws then forgets that one.
 */
type Watching = Map<SubscribePayload, AsyncIterator<unknown> | null>;

/** Opens the door for live updates. Who calls is said in `connection_init`, as `{"authorization": "Bearer …"}`. */
export function openSocketDoor(deps: Deps, { schema, authenticate, addressOf }: DoorSettings): SocketDoor {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const crowd = new Crowd();
  const subscriptions = new WeakMap<Extra, Watching>();

  const identify = ({ connectionParams }: Caller) => {
    const authorization = connectionParams?.authorization;
    return authenticate(typeof authorization === 'string' ? authorization : undefined);
  };

  const contextOf = async (caller: Caller): Promise<Ctx> => {
    const { actor } = await identify(caller);
    return createContext(deps, { actor, requestId: randomUUID(), address: addressOf(caller.extra.request) });
  };

  /** What the caller may see of failures, in the shape of the other doors. */
  const shown = (errors: readonly GraphQLError[]) => {
    const requestId = randomUUID();
    for (const error of errors) logFailure(deps, error, { requestId, actor: GUEST });
    return errors.map((error) => formatError(error.toJSON(), error, requestId));
  };

  const server = useServer<Params>(
    {
      // a failure closes the socket without its words
      isProd: true,
      onConnect: async (caller) => {
        subscriptions.set(caller.extra, new Map());
        try {
          const { ended } = await identify(caller);
          // what the header X-Session says in an answer (decisions §12)
          return ended ? { session: 'ended' } : true;
        } catch (error) {
          deps.log.error({ err: error }, 'a live connection failed');
          // 'try again later': with the protocol's own code for a failure a client never would
          caller.extra.socket.close(1013);
          return true;
        }
      },
      onSubscribe: async (caller, _id, payload) => {
        const open = subscriptions.get(caller.extra)!;
        if (open.size >= MAX_SUBSCRIPTIONS) {
          return [asFault(`A connection can have at most ${MAX_SUBSCRIPTIONS} subscriptions at a time.`)];
        }
        const read = readSubscription(schema, payload);
        if ('errors' in read) return read.errors;
        open.set(payload, null);
        return { ...read, openContext: () => contextOf(caller) };
      },
      subscribe: (args) => subscribe(args as LiveArgs),
      onOperation: ({ extra }, _id, payload, _args, result) => {
        if (Symbol.asyncIterator in result) subscriptions.get(extra)!.set(payload, result[Symbol.asyncIterator]());
      },
      onNext: (_caller, _id, _payload, _args, { errors, ...result }) => errors && { ...result, errors: shown(errors) },
      onError: ({ extra }, _id, payload, errors) => {
        subscriptions.get(extra)?.delete(payload);
        return shown(errors);
      },
      onComplete: ({ extra }, _id, payload) => void subscriptions.get(extra)?.delete(payload),
      onClose: async ({ extra }) => {
        for (const watched of subscriptions.get(extra)?.values() ?? []) await watched?.return?.();
      },
    },
    sockets,
    HEARTBEAT_MS,
  );

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      if (request.url?.split('?')[0] !== '/graphql') return refuse(socket, '404 Not Found');
      const leave = crowd.enter(addressOf(request));
      if (!leave) return refuse(socket, '503 Service Unavailable');
      socket.once('close', leave);
      sockets.handleUpgrade(request, socket, head, (open) => {
        hangUpOnTheDeaf(open);
        sockets.emit('connection', open, request);
        // what breaks the protocol is the caller's fault: ws closes with its code, where graphql-ws would write a stack to the console
        open.removeAllListeners('error').on('error', () => undefined);
      });
    },
    open: () => crowd.size,
    close: async () => server.dispose(),
  };
}

/** Each message and each ping has an answer, which is kept until it is read. */
function hangUpOnTheDeaf(socket: WebSocket): void {
  const look = () => {
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
  };
  socket.on('message', look).on('ping', look);
}

function refuse(socket: Duplex, status: string): void {
  // the other side need not hang up by itself, and Node's own time limits are over with the upgrade
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Who is connected, by address: one caller must not take all the places. */
class Crowd {
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  get size(): number {
    return this.#all;
  }

  /** @returns how to leave again, or null where there is no place */
  enter(address: string): (() => void) | null {
    const there = this.#byAddress.get(address) ?? 0;
    if (there >= MAX_SOCKETS_PER_ADDRESS || this.#all >= MAX_SOCKETS) return null;
    this.#byAddress.set(address, there + 1);
    this.#all++;
    return () => {
      this.#all--;
      const left = this.#byAddress.get(address)! - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    };
  }
}
