import { soon } from '../../lib/soon';
import { sessionToken } from '../../lib/token';
import type { BookRepairInput } from '../repairs.gen';
import { isKeyGood, isVisibleTo, type WaitingRequest } from './entry';
import { formStore } from './formStore';
import { outbox } from './store';

const DONE = 'done';
const DONE_KEPT = 50;

/** In the form, whosever it is. */
let standing: WaitingRequest | null = null;
/** All of the reader's that nobody knows the end of, as they were when they were read the last time. */
let open: WaitingRequest[] = [];
/** The drafts that are done with: sent, or emptied. */
let done = new Set<string>();

// Whoever stays after a session ran out goes on with what they have; after a sign-out somebody else sits there.
sessionToken.subscribe((end) => {
  if (end === 'signedOut') standing = null;
});

const isOurs = (request: WaitingRequest) => isVisibleTo(sessionToken.userId(), request);

/** The reader's request that stands in the form and was sent from there, or came back to it; null for one that was only typed. */
export const standingRequest = (): WaitingRequest | null => (standing && isOurs(standing) ? standing : null);

/** Whether the form that has this draft is done with: it was sent or emptied, maybe by another page. */
export const isDone = (draft: string): boolean => done.has(draft);

/** Reads what all pages have kept. Where nothing can be kept, this page alone knows it. Never rejected. */
export async function readStanding(): Promise<void> {
  try {
    const [all, emptied = []] = await soon(Promise.all([outbox.all(), formStore.get<string[]>(DONE)]));
    open = all.filter((request) => request.outcome === null && isOurs(request));
    const inForm = open.filter(({ place }) => place === 'form').toSorted((one, other) => one.since - other.since);
    standing = inForm.at(-1) ?? (standing && !isOurs(standing) ? standing : null);
    const gone = all.filter(({ place }) => place !== 'form').flatMap(({ draft }) => draft ?? []);
    done = new Set([...emptied, ...gone]);
  } catch {
    // what this page has in hand counts
  }
}

function remember(request: WaitingRequest, instead: string | undefined): void {
  standing = request.place === 'form' ? request : null;
  open = [...open.filter(({ key }) => key !== instead && key !== request.key), request];
}

/**
 * Puts a request into the form, or takes it from there to send it. Never rejected.
 * @param instead the key of the one whose place it takes
 */
export async function stand(request: WaitingRequest, instead = standing?.key): Promise<void> {
  remember(request, instead);
  await soon(outbox.put(request, instead)).catch(() => undefined);
}

/**
 * Moves a request between form and outbox, in one step.
 * @throws where that cannot be kept; then nothing was moved
 */
export async function move(request: WaitingRequest): Promise<void> {
  const instead = standing?.key;
  await outbox.put(request, instead);
  remember(request, instead);
}

/** A request is booked, and so its draft is done with. Never rejected. */
export async function finish({ key, draft }: WaitingRequest): Promise<void> {
  open = open.filter((request) => request.key !== key);
  if (draft !== undefined) await markDone(draft);
  await soon(outbox.remove(key)).catch(() => undefined);
}

/** The form was emptied, or what it held has gone elsewhere. Never rejected. */
export async function clearForm(draft: string): Promise<void> {
  const left = standingRequest();
  standing = null;
  open = open.filter((request) => request !== left);
  await markDone(draft);
  if (left) await soon(outbox.remove(left.key)).catch(() => undefined);
}

async function markDone(draft: string): Promise<void> {
  done.add(draft);
  const marked = formStore.update<string[]>(DONE, (before = []) => [...before, draft].slice(-DONE_KEPT));
  await soon(marked).catch(() => undefined);
}

/** The request that this input was sent as before, as long as the shop knows it by its key; null for another one. */
export function sentBefore(input: BookRepairInput): WaitingRequest | null {
  const owner = sessionToken.userId();
  // the order of the properties is that of `toBookRepairInput`, and part of what is compared
  const text = JSON.stringify(input);
  const isSame = (each: WaitingRequest) => each.owner === owner && JSON.stringify(each.input) === text;
  return open.find((each) => isSame(each) && isKeyGood(each)) ?? null;
}

/** Whether this very input may be in the shop's books already; sent again, it stays one repair. */
export const wasSentAsItIs = (input: BookRepairInput): boolean => (sentBefore(input)?.firstTriedAt ?? null) !== null;

/** Whether this form may be in the shop's books as it was before, so that the input would make two repairs. */
export function wasSentOtherwise(input: BookRepairInput, draft: string): boolean {
  if (sentBefore(input)) return false;
  const mayBeBooked = (each: WaitingRequest) => each.draft === draft && each.firstTriedAt !== null;
  return isDone(draft) || open.some(mayBeBooked) || (standing !== null && mayBeBooked(standing));
}
