import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `open` lets all through. `shut` refuses connections and cuts those that stand. `silent` takes connections and passes nothing on, in
 * either direction, until it is open again.
 */
type GateState = 'open' | 'shut' | 'silent';

/** The two ends of a connection that goes through. */
type Pair = readonly [near: Socket, far: Socket];

/** A place on the way to a real service of this machine, whatever it speaks, where the line is cut or held up. */
export class Gate {
  #state: GateState = 'open';
  readonly #pairs = new Set<Pair>();
  #server: Server | undefined;
  #port = 0;

  /** @param port of the service behind it */
  private constructor(private readonly port: number) {}

  /** @param target the address of the service */
  static async before(target: URL): Promise<Gate> {
    const gate = new Gate(Number(target.port));
    await gate.#listen();
    return gate;
  }

  /** The address of the service, by way of the gate. */
  addressOf(target: URL): URL {
    const address = new URL(target);
    address.hostname = '127.0.0.1';
    address.port = String(this.#port);
    return address;
  }

  async turn(state: GateState): Promise<void> {
    if (this.#state === 'shut' && state !== 'shut') await this.#listen();
    this.#state = state;
    if (state === 'shut') await this.#stopListening();
    for (const pair of this.#pairs) this.#obey(pair);
  }

  async close(): Promise<void> {
    if (this.#state !== 'shut') await this.turn('shut');
  }

  /** At the same port each time: whoever comes here has been told it once. */
  async #listen(): Promise<void> {
    this.#server = createServer((near) => this.#pass(near)).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async #stopListening(): Promise<void> {
    const closed = once(this.#server!, 'close');
    this.#server!.close();
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
    await closed;
  }

  #pass(near: Socket): void {
    const far = connect(this.port, '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.setNoDelay();
      from.on('data', (piece) => to.write(piece));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        this.#pairs.delete(pair);
      });
    }
    this.#obey(pair);
  }

  #obey(pair: Pair): void {
    for (const socket of pair) {
      if (this.#state === 'silent') socket.pause();
      else socket.resume();
    }
  }
}
