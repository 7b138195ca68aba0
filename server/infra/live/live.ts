import { EventEmitter } from 'node:events';
import { Repeater, SlidingBuffer } from '@graphql-yoga/subscription';
import { CHANNEL } from '../../core/entities/announce.js';
import type { Database } from '../database/database.js';
import type { Logger } from '../log.js';
import type { Line } from './line.js';
import { listen } from './listener.js';

/** Said to all when news may have been missed; no topic of a room is empty. */
const EVERYTHING = '';

/** What changes in the database, as this process learns of it. */
export class Live {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #news = new EventEmitter().setMaxListeners(0);
  #stopListening: Promise<() => Promise<void>> | undefined;
  #greetLine: ((line: Line) => void) | undefined;
  #isLost = false;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Whether the line to the database is down and news is missed meanwhile; one that nobody has needed yet is not. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * Yields when it is time to look at something: once at the beginning, whenever one of its topics is announced, and after the line to the
   * database was lost. What is announced while somebody still looks counts once. It never ends by itself.
   */
  changesOf(...topics: string[]): AsyncIterable<undefined> {
    return new Repeater<undefined>(async (push, stop) => {
      const tell = () => void push(undefined);
      for (const topic of [EVERYTHING, ...topics]) this.#news.on(topic, tell);
      this.#startListening();
      tell();
      await stop;
      for (const topic of [EVERYTHING, ...topics]) this.#news.off(topic, tell);
    }, new SlidingBuffer(1));
  }

  /** Hands over the line to the database, now and each time that it was lost and stands again. There is one who asks for it. */
  onLine(greet: (line: Line) => void): void {
    this.#greetLine = greet;
    this.#startListening();
  }

  /** With the first who wants to know. */
  #startListening(): void {
    const ear = {
      received: (topic: string) => void this.#news.emit(topic),
      connected: (line: Line) => {
        this.#isLost = false;
        this.#greetLine?.(line);
        this.#news.emit(EVERYTHING);
      },
      lost: () => {
        this.#isLost = true;
      },
    };
    this.#stopListening ??= listen(this.#database, CHANNEL, ear, this.#log).catch((error: unknown) => {
      this.#log.error({ err: error }, 'live updates cannot be had');
      this.#isLost = true;
      // the next who wants to know tries again
      this.#stopListening = undefined;
      return async () => undefined;
    });
  }

  /** Ends the line; whoever still watches hears no more. */
  async stop(): Promise<void> {
    await (
      await this.#stopListening
    )?.();
  }
}
