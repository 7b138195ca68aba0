import { createStore, get, set, type UseStore } from 'idb-keyval';
import { sessionToken } from '../../lib/token';
import type { BookRepairInput } from '../repairs.gen';
import { isKeyGood, isVisibleTo, type WaitingRequest } from './entry';
import { outbox } from './store';

/** A device that is slower than this is not waited for: the form goes on without its memory. */
const PATIENCE_MS = 2_000;
const EMPTIED = 'emptiedAt';

let standing: WaitingRequest | null = null;
let opened: UseStore | undefined;
const formStore = (): UseStore => (opened ??= createStore('parda.form', 'form'));
// async, because a browser without such a store throws at once
const readEmptied = async () => get<number>(EMPTIED, formStore());
const writeEmptied = async (at: number) => set(EMPTIED, at, formStore());

// Whoever stays after a session ran out goes on with what they have; after a sign-out somebody else sits there.
sessionToken.subscribe((end) => {
  if (end === 'signedOut') standing = null;
});

/** The reader's request that stands in the form and was sent from there, or came back to it; null for one that was only typed. */
export const standingRequest = (): WaitingRequest | null =>
  standing && isVisibleTo(sessionToken.userId(), standing) ? standing : null;

/**
 * Reads again what stands in the form, for whoever is at this device.
 * @returns until when drafts are done with, in milliseconds since 1970
 * @throws where nothing can be kept
 */
export async function readStanding(): Promise<number> {
  const userId = sessionToken.userId();
  const [all, emptiedAt = 0] = await soon(Promise.all([outbox.all(), readEmptied()]));
  const inForm = all.filter((request) => request.place === 'form' && isVisibleTo(userId, request));
  standing = inForm.toSorted((one, other) => one.since - other.since).at(-1) ?? null;
  const sentAt = all.filter(({ place }) => place !== 'form').map(({ since }) => since);
  return Math.max(emptiedAt, ...sentAt);
}

/** Puts a request into the form, in the place of what stands there. Where nothing can be kept, this page alone knows it. */
export async function stand(request: WaitingRequest): Promise<void> {
  const instead = standing?.key;
  standing = request;
  await soon(outbox.put(request, instead)).catch(() => undefined);
}

/**
 * Moves a request between form and outbox, in one step.
 * @throws where that cannot be kept; then nothing was moved
 */
export async function move(request: WaitingRequest): Promise<void> {
  await outbox.put(request, standing?.key);
  standing = request.place === 'outbox' ? null : request;
}

/** What stood in the form has gone elsewhere, or the form was emptied: no draft from before this moment counts any more. */
export async function clearForm(): Promise<void> {
  const left = standing;
  standing = null;
  const isOurs = left !== null && isVisibleTo(sessionToken.userId(), left);
  try {
    await soon(writeEmptied(Date.now()));
    if (isOurs) await soon(outbox.remove(left.key));
  } catch {
    // Nothing was kept in the first place.
  }
}

/** The request that this input was sent as before, as long as the shop knows it by its key; null for another one. */
export function sentBefore(input: BookRepairInput): WaitingRequest | null {
  if (standing === null || standing.owner !== sessionToken.userId() || !isKeyGood(standing)) return null;
  // the order of the properties is that of `toBookRepairInput`, and part of what is compared
  return JSON.stringify(standing.input) === JSON.stringify(input) ? standing : null;
}

/** Whether this very input may be in the shop's books already; sent again, it stays one repair. */
export const wasSentAsItIs = (input: BookRepairInput): boolean => mayBeBooked() && sentBefore(input) !== null;

/** Whether an earlier version of it may be in the shop's books, so that this one would make two repairs. */
export const wasSentOtherwise = (input: BookRepairInput): boolean => mayBeBooked() && sentBefore(input) === null;

const mayBeBooked = () => standing !== null && standing.firstTriedAt !== null;

const soon = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('Too slow.')))]);
