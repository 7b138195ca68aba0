import { ApolloLink, type ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { del, get, set } from 'idb-keyval';
import { tap } from 'rxjs';
import { seenVersions } from '../graphql/seenVersions';
import { deviceStore } from '../lib/deviceStore';
import { soon } from '../lib/soon';
import { sessionToken } from '../lib/token';
import { selectReading } from './selectReading';

/** What a guest has read, as it lies on the device. */
interface Reading {
  /** The build that wrote it: another one may ask for other fields. */
  build: string;
  /** When the last answer came, in milliseconds. */
  at: number;
  cache: NormalizedCacheObject;
}

const KEY = 'reading';
/** This very file, whose name has its content's hash. */
const BUILD = new URL(import.meta.url).pathname;
const ROOM_CHARACTERS = 1_500_000;
const SAVE_AFTER_MS = 1_000;
const FORGET_AFTER_MS = 30 * 24 * 60 * 60 * 1000;
/** A device that is slower than this is not waited for: the page asks the server as ever. */
const PATIENCE_MS = 400;

/** Where it lies. */
export const readingPlace = deviceStore('parda.reading', 'reading');
let lastAnswerAt: number | null = null;

/** When the last answer of the server came, in this visit or an earlier one; null when none is known. */
export const lastConnected = (): number | null => lastAnswerAt;

/**
 * Gives a guest's cache back what they read the last time, to be called before anything is drawn: the page shows at once what it
 * showed then, and asks for what is new meanwhile.
 * @returns when the cache is filled, or it is clear that it stays empty; never rejected
 */
export async function restoreReading(client: ApolloClient): Promise<void> {
  if (sessionToken.get() !== null) return;
  const found = await soon(readingOf(BUILD), PATIENCE_MS).catch(() => undefined);
  // Somebody may have signed in meanwhile.
  if (!found || sessionToken.get() !== null) return;
  client.cache.restore(found.cache);
  lastAnswerAt = found.at;
  seenVersions.distrustCache();
}

/** Nothing for another build, nor of long ago, nor where nothing can be kept. */
async function readingOf(build: string): Promise<Reading | undefined> {
  const found = await get<Reading>(KEY, readingPlace).catch(() => undefined);
  return found?.build === build && Date.now() - found.at < FORGET_AFTER_MS ? found : undefined;
}

/**
 * Keeps what guests read on the device, a moment after the last answer and when the page is put away. Whoever signs in takes it
 * away (decisions §3).
 * @param options.hasAnswers whether the cache holds some already, which came with the page
 */
export function keepReading(client: ApolloClient, { hasAnswers = false } = {}): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteAnswer = () => {
    lastAnswerAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER_MS);
  };

  const save = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (sessionToken.get() !== null || lastAnswerAt === null) return;
    const cache = selectReading(client.cache.extract() as NormalizedCacheObject, ROOM_CHARACTERS);
    // Where nothing can be kept, the next visit asks as ever.
    set(KEY, { build: BUILD, at: lastAnswerAt, cache } satisfies Reading, readingPlace).catch(() => undefined);
  };

  client.setLink(
    ApolloLink.from([new ApolloLink((operation, forward) => forward(operation).pipe(tap(noteAnswer))), client.link]),
  );
  document.addEventListener('visibilitychange', save);
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    del(KEY, readingPlace).catch(() => undefined);
  };
  if (sessionToken.get() !== null) forget();
  else if (hasAnswers) noteAnswer();
  sessionToken.subscribe(forget);
}
