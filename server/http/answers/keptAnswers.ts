import { LRUCache } from 'lru-cache';
import type { GuestAnswer } from './guestAnswer.js';

/** The least used go first. */
const LARGEST_BYTES = 64 * 1024 * 1024;
/** Of one answer: a page of the site is a few kilobytes, and one caller's large answers shall not drive out all others. */
const LARGEST_ANSWER_BYTES = 1024 * 1024;
/** What an answer weighs beside its texts; roughly. */
const ANSWER_BYTES = 2048;
/** Of one question, asked in different ways: our client and a browser's address line are two. */
const MOST_WAYS = 4;

/** How a question is asked. */
interface Way {
  method: string | undefined;
  accept: string | undefined;
}

/** All of a request that its answer depends on, as it came. */
export interface AskedBy extends Way {
  /** The address or the body, letter by letter. */
  text: string;
}

interface Kept extends Way {
  answer: GuestAnswer;
}

/**
 * The answers to guests' questions, each for as long as the content version stays what it was. They are found by the text alone, and
 * then by how it was asked: one key of all that would have to be put together and copied for each request, a thirtieth of its cost.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, readonly Kept[]>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: (ways, text) =>
      ways.reduce((bytes, { answer }) => bytes + answer.body.length + ANSWER_BYTES, 2 * text.length),
  });

  /** How often one was there and how often it was not, since the start. */
  readonly counts = { hits: 0, misses: 0 };

  find(asked: AskedBy, version: number): GuestAnswer | undefined {
    const answer = keptFor(this.#answers.get(asked.text) ?? [], asked)?.answer;
    if (answer?.version === version) {
      this.counts.hits += 1;
      return answer;
    }
    this.counts.misses += 1;
    return undefined;
  }

  /** Keeps an answer; one of a later version stays. */
  keep({ text, method, accept }: AskedBy, answer: GuestAnswer): void {
    if (answer.body.length > LARGEST_ANSWER_BYTES) return;
    const ways = this.#answers.peek(text) ?? [];
    const before = keptFor(ways, { method, accept });
    if (before && before.answer.version > answer.version) return;
    const others = ways.filter((way) => way !== before);
    this.#answers.set(text, [{ method, accept, answer }, ...others].slice(0, MOST_WAYS));
  }
}

const keptFor = (ways: readonly Kept[], { method, accept }: Way): Kept | undefined =>
  ways.find((way) => way.method === method && way.accept === accept);
