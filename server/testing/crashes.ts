import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventSubscriber } from '@mikro-orm/core';

/** What stands in for a crash: nothing that was at work then gets any further. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

interface Life {
  isOver: boolean;
}

/**
 * Lets the program die, as far as the database can see: all that is at work then ends before its next transaction begins or is committed, or
 * after it was and before anybody has learnt of it. To be registered with the entity manager; only work within `run` can die.
 */
export class Crashes implements EventSubscriber {
  count = 0;
  readonly #here = new AsyncLocalStorage<Life>();
  #life: Life = { isOver: false };
  /** Such moments until the next death. */
  #left = Infinity;

  /** @throws Crash where the program dies meanwhile */
  run = <T>(work: () => Promise<T>): Promise<T> => this.#here.run(this.#life, work);

  /** It dies when so many moments have gone by. */
  dieIn(moments: number): void {
    this.#left = moments;
  }

  /** From now on it lives. */
  stop(): void {
    this.#left = Infinity;
  }

  beforeTransactionStart = () => this.#moment();
  beforeTransactionCommit = () => this.#moment();
  afterTransactionCommit = () => this.#moment();

  #moment(): void {
    const life = this.#here.getStore();
    if (!life) return;
    if (!life.isOver && this.#left-- <= 0) {
      life.isOver = true;
      this.#life = { isOver: false };
      this.#left = Infinity;
      this.count += 1;
    }
    if (life.isOver) throw new Crash();
  }
}
