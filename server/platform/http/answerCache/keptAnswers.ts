import { LRUCache } from 'lru-cache';
import type { GuestAnswer } from './guestAnswer.js';

/** The least used go first. */
const LARGEST_BYTES = 64 * 1024 * 1024;
/** Of one answer: a page of the site is a few kilobytes, and one caller's large answers shall not drive out all others. */
const LARGEST_ANSWER_BYTES = 1024 * 1024;
/** What an entry weighs beside its texts; roughly. */
const ENTRY_BYTES = 2048;

/** The answers to guests' questions, each for as long as the content version stays what it was. */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, GuestAnswer>({
    maxSize: LARGEST_BYTES,
    maxEntrySize: LARGEST_ANSWER_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
  });

  /** How often one was there and how often it was not, since the start. */
  readonly counts = { hits: 0, misses: 0 };

  /** @param key all of the request that its answer depends on */
  find(key: string, version: number): GuestAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer?.version === version) {
      this.counts.hits += 1;
      return answer;
    }
    this.counts.misses += 1;
    return undefined;
  }

  /** Keeps an answer; one of a later version stays. */
  keep(key: string, answer: GuestAnswer): void {
    if ((this.#answers.peek(key)?.version ?? 0) <= answer.version) this.#answers.set(key, answer);
  }
}
