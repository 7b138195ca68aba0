import { AsyncLocalStorage } from 'node:async_hooks';

/** What the process is doing, for whoever has a line to write and no context at hand. */
export interface Work {
  /** The id that is in the other lines about it; absent where nobody asked for it. */
  requestId?: string;
  /** The name of the background job. */
  job?: string;
}

const works = new AsyncLocalStorage<Work>();

/** Does something, and all that it leads to, as a piece of work. */
export const runAs = <Result>(work: Work, run: () => Result): Result => works.run(work, run);

/** What this very code is a part of. */
export const currentWork = (): Work | undefined => works.getStore();
