import { sessionToken } from '../../lib/token';
import type { BookRepairInput } from '../repairs.gen';
import { isKeyGood, isVisibleTo, type WaitingRequest } from './entry';
import { formStore } from './formStore';
import { outbox } from './store';

const DONE = 'doneWith';
const DONE_KEPT = 50;

interface Done {
  draft: string;
  /** In milliseconds. */
  at: number;
}

/** All that nobody knows the end of, whosever it is, as they were when they were read the last time. */
let open: WaitingRequest[] = [];
/** The drafts that are done with, sent or emptied, and since when. */
let done = new Map<string, number>();

const isOurs = (request: WaitingRequest) => isVisibleTo(sessionToken.userId(), request);

/** Each form, by its draft, has one request at most; whoever stays after a session ran out goes on with what they have. */
const inForm = (draft: string | undefined): WaitingRequest | undefined =>
  open.find((request) => request.place === 'form' && request.draft !== undefined && request.draft === draft);

/** The reader's request that stands in the form with this draft and was sent from there, or came back to it; null for one that was only typed. */
export function standingRequest(draft: string): WaitingRequest | null {
  const request = inForm(draft);
  return request && isOurs(request) ? request : null;
}

/** The reader's request that came to stand in a form last; null where there is none. */
export const latestStanding = (): WaitingRequest | null =>
  open
    .filter((request) => request.place === 'form' && isOurs(request))
    .toSorted((one, other) => one.since - other.since)
    .at(-1) ?? null;

/** Whether the form that has this draft is done with, maybe by another page. @param savedAt what was written after that counts */
export function isDone(draft: string, savedAt = 0): boolean {
  const at = done.get(draft);
  return at !== undefined && savedAt <= at;
}

/** Reads what all pages have kept. Where nothing can be kept, this page alone knows it. Never rejected. */
export async function readStanding(): Promise<void> {
  try {
    const [all, marked = []] = await Promise.all([outbox.all(), formStore.get<Done[]>(DONE)]);
    open = all.filter(({ outcome }) => outcome === null);
    const gone = all.flatMap(({ place, draft, since }) =>
      place === 'form' || !draft ? [] : [[draft, since] as const],
    );
    done = new Map([...gone, ...marked.map(({ draft, at }) => [draft, at] as const)]);
  } catch {
    // what this page has in hand counts
  }
}

function remember(request: WaitingRequest, instead: string | undefined): void {
  open = [...open.filter(({ key }) => key !== instead && key !== request.key), request];
}

/**
 * Puts a request into the form, or takes it from there to send it. Never rejected.
 * @param instead the key of the one whose place it takes
 */
export async function stand(request: WaitingRequest, instead = inForm(request.draft)?.key): Promise<void> {
  remember(request, instead);
  await outbox.put(request, instead).catch(() => undefined);
}

/**
 * Moves a request between form and outbox, in one step.
 * @throws where that cannot be kept; then nothing was moved
 */
export async function move(request: WaitingRequest): Promise<void> {
  const instead = inForm(request.draft)?.key;
  await outbox.put(request, instead, { nowOrNever: true });
  remember(request, instead);
}

/** A request is booked, and so its draft is done with. Never rejected. */
export async function finish({ key, draft }: WaitingRequest): Promise<void> {
  open = open.filter((request) => request.key !== key);
  if (draft !== undefined) await markDone(draft);
  await outbox.remove(key).catch(() => undefined);
}

/** The form was emptied, or what it held has gone elsewhere. Never rejected. */
export async function clearForm(draft: string): Promise<void> {
  const left = standingRequest(draft);
  open = open.filter((request) => request !== left);
  await markDone(draft);
  if (left) await outbox.remove(left.key).catch(() => undefined);
}

/** Somebody else may sit at the form now: what is an account's stays on the device for its owner. Never rejected. */
export async function leaveForm(draft: string): Promise<void> {
  const isAccounts = typeof inForm(draft)?.owner === 'string';
  await (isAccounts ? markDone(draft) : clearForm(draft));
}

/** A form that was emptied has its text back. Never rejected. */
export async function reopen(draft: string): Promise<void> {
  done.delete(draft);
  await mark((before) => before.filter((each) => each.draft !== draft));
}

async function markDone(draft: string): Promise<void> {
  const at = Date.now();
  done.set(draft, at);
  await mark((before) => [...before, { draft, at }].slice(-DONE_KEPT));
}

async function mark(change: (before: Done[]) => Done[]): Promise<void> {
  await formStore.update<Done[]>(DONE, (before = []) => change(before)).catch(() => undefined);
}

/** The request that this input was sent as before, as long as the shop knows it by its key; null for another one. */
export function sentBefore(input: BookRepairInput): WaitingRequest | null {
  const owner = sessionToken.userId();
  // the order of the properties is that of `toBookRepairInput`, and part of what is compared
  const text = JSON.stringify(input);
  // what was a guest's by this key stays that, whoever they have signed in as (decisions §12)
  const isTheirs = (each: WaitingRequest) => each.owner === owner || each.owner === null;
  const isSame = (each: WaitingRequest) => isTheirs(each) && JSON.stringify(each.input) === text;
  return open.find((each) => isSame(each) && isKeyGood(each)) ?? null;
}

/** Whether this very input may be in the shop's books already; sent again, it stays one repair. */
export const wasSentAsItIs = (input: BookRepairInput): boolean => (sentBefore(input)?.firstTriedAt ?? null) !== null;

/** Whether this form may be in the shop's books as it was before, so that the input would make two repairs. */
export function wasSentOtherwise(input: BookRepairInput, draft: string): boolean {
  if (sentBefore(input)) return false;
  const mayBeBooked = (each: WaitingRequest) => each.draft === draft && each.firstTriedAt !== null;
  return isDone(draft) || open.some(mayBeBooked);
}
