import { soon } from '../lib/soon';

/** Somebody waits for the page. */
const FOUND_WITHIN_MS = 4_000;
/** Nobody waits, but a worker that is still coming in holds up every question. */
const DONE_WITHIN_MS = 10_000;

/**
 * Gives the caches of the worker an end, whoever asks them: what they do not find soon comes from the network, and a worker comes in
 * although they hang.
 */
export function makeCachesAnswerSoon(storage: CacheStorage): void {
  const { match } = storage;
  storage.match = (...question) => soon(match.apply(storage, question), FOUND_WITHIN_MS).catch(() => undefined);
  for (const name of ['open', 'keys', 'delete'] as const) {
    const ask = storage[name] as (...question: unknown[]) => Promise<unknown>;
    const askSoon = (...question: unknown[]) => soon(ask.apply(storage, question), DONE_WITHIN_MS);
    Object.assign(storage, { [name]: askSoon });
  }
}
