import { SlowDeviceError, soon } from './soon';

/** No page has anything in hand for longer, in milliseconds: it waits for an answer for half of this at most. */
const LONGEST_TURN_MS = 120_000;

/** The last in line on this page, by the name of the lock. */
const linesHere = new Map<string, Promise<unknown>>();

/**
 * Does something that nobody else may do meanwhile, by the name of it: pages and worker take turns, and a page that ends lets go. Turns on
 * this page need no device; among pages they are the browser's locks.
 * @param options.wait whether it waits for its turn, as long as that takes
 * @param work gets false where another one is at it and there is no need to wait
 */
export async function inTurn<Result>(
  name: string,
  { wait }: { wait: boolean },
  work: (isMine: boolean) => Promise<Result>,
): Promise<Result> {
  const before = linesHere.get(name);
  if (before && !wait) return work(false);
  const mine = inTurnAmongPages(name, wait, work, before);
  linesHere.set(name, mine);
  try {
    return await mine;
  } finally {
    if (linesHere.get(name) === mine) linesHere.delete(name);
  }
}

/**
 * There are no locks without TLS, where there is no worker either, nor where a person lets sites keep nothing, and on some phones they
 * never answer: then other pages may be at it as well.
 */
async function inTurnAmongPages<Result>(
  name: string,
  wait: boolean,
  work: (isMine: boolean) => Promise<Result>,
  before: Promise<unknown> | undefined,
): Promise<Result> {
  await before?.catch(() => undefined);
  const turn = await turnAmongPages(name, wait);
  try {
    return await work(turn?.isMine ?? true);
  } finally {
    turn?.end();
  }
}

interface Turn {
  isMine: boolean;
  end: () => void;
}

/** Whether locks have kept somebody waiting and have not answered since: until they do, nobody waits for them again. */
let areLocksSilent = false;
const patience = () => (areLocksSilent ? 0 : undefined);

/** @returns null where locks do not work */
async function turnAmongPages(name: string, wait: boolean): Promise<Turn | null> {
  if (!navigator.locks) return null;
  const asked = askForTurn(name, wait);
  try {
    return await soon(asked, patience());
  } catch (error) {
    if (!(error instanceof SlowDeviceError)) return null;
  }
  const isTaken = (await locksNow())?.held?.some((lock) => lock.name === name) ?? false;
  const turn = isTaken ? await soon(asked, LONGEST_TURN_MS).catch(() => null) : null;
  if (turn) return turn;
  areLocksSilent = true;
  asked
    .then(({ end }) => end())
    .finally(() => (areLocksSilent = false))
    .catch(() => undefined);
  return null;
}

const askForTurn = (name: string, wait: boolean): Promise<Turn> =>
  new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => new Promise<void>((end) => resolve({ isMine: lock !== null, end }));
    navigator.locks.request(name, { ifAvailable: !wait }, hold).catch(reject);
  });

/** @returns null where that is not to be known */
async function locksNow(): Promise<LockManagerSnapshot | null> {
  try {
    return await soon(navigator.locks.query(), patience());
  } catch {
    return null;
  }
}

/**
 * Whether somebody has a turn, or waits for one.
 * @param since when it was begun, in milliseconds: where no lock tells, it may be under way until it must have come to its end
 */
export async function isHeld(name: string, since: number): Promise<boolean> {
  if (linesHere.has(name)) return true;
  const now = await locksNow();
  // a clock that was set back says nothing
  if (!now) return Math.abs(Date.now() - since) < LONGEST_TURN_MS;
  // a lock that was asked for and never came is asked for by a page that lives
  return [...(now.held ?? []), ...(now.pending ?? [])].some((lock) => lock.name === name);
}
