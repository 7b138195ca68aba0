import pLimit from 'p-limit';
import { rateLimited, unavailable } from '../../core/errors.js';
import type { RateLimit } from '../../core/limits.js';

/** Drawing is work for the processor, with pauses for the database. */
const AT_ONCE = 4;
/** So many wait at most. */
const WAITING = 40;
/** Of one address one page is drawn after the other, so that the next visitor's never waits for more than one of them. So many wait: a handful of tabs. */
const WAITING_OF_ONE = 30;
/** Seconds. */
const SOON = 5;

/**
 * How many pages are drawn for one address: a person, or an office of them, who opens one after the other as fast as can be. Only what is not
 * kept counts. Whoever has more sees the site as well: the browser draws it.
 */
export const DRAWINGS: RateLimit = { name: 'drawn-pages', points: 300, durationSeconds: 60 };

/** The places in which pages are drawn. One address takes turns with the others, however many it asks for. */
export class DrawingPlaces {
  readonly #limit = pLimit(AT_ONCE);
  /** What was asked for last, and how much there is, by address. */
  readonly #queues = new Map<string, { last: Promise<unknown>; length: number }>();

  /**
   * Draws in one of the places, when it is the address's turn.
   * @throws AppError RATE_LIMITED where too much of the address waits, UNAVAILABLE where too many wait altogether
   */
  async take<T>(address: string, draw: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(address) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > WAITING_OF_ONE) throw rateLimited('Too many pages at once.', SOON);
    queue.length++;
    this.#queues.set(address, queue);
    const drawing = queue.last.then(() => this.#place(draw));
    queue.last = drawing.catch(() => undefined);
    try {
      return await drawing;
    } finally {
      if (--queue.length === 0) this.#queues.delete(address);
    }
  }

  #place<T>(draw: () => Promise<T>): Promise<T> {
    if (this.#limit.pendingCount >= WAITING) throw unavailable('Too many pages at once.');
    return this.#limit(draw);
  }
}
