import { signalIn } from '../../lib/soon';
import { ANSWER_WITHIN_MS, isKeyGood, type Outcome, type WaitingRequest } from './entry';
import { LaterError, laterFor } from './later';
import { inTurn, isHeld, outbox } from './store';
import { uploadNext } from './upload';

/** On whose behalf a page or the worker sends. */
export interface Sender {
  /** Null for guests, whose requests everybody sends, and without a token. */
  userId: string | null;
  token: string | null;
  /** Told what the server says of the token. */
  onSession?: (header: string | null) => void;
}

/** All that is asked back: the tracking page asks for the rest. */
export const BOOK_REPAIR = `mutation BookRepair($input: BookRepairInput!, $formGuard: FormGuardInput) {
  bookRepair(input: $input, formGuard: $formGuard) {
    id
  }
}`;

/** Whom a token is for. */
export const WHO_AM_I = `{
  viewer {
    id
  }
}`;

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** As long as the server may ask to wait, which counts bookings by the hour. */
const LONGEST_WAIT_MS = 60 * 60_000;
/** The shop's own no (decisions §2). Whatever else it answers passes by itself, as an outage does, or a server of another version. */
const FINAL = new Set(['BAD_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_LARGE']);

const UNKNOWN_END =
  'It is not known whether this request has reached the shop. Please call us before you send it again.';

/**
 * Sends what is due, one after the other, unless somebody else is at it. What cannot be sent now stays; what the server refuses
 * for good is kept as returned, to be changed.
 * @returns when the next try is due, in milliseconds since 1970; null when nothing waits that this sender could send
 */
export function sendWaiting(sender: Sender): Promise<number | null> {
  return inTurn(
    async (isMine) => {
      if (isMine) {
        await takeOverAll();
        for (const request of await mine(sender)) {
          if (request.place === 'outbox' && dueAt(request) <= Date.now()) await sendOne(request, sender);
        }
      }
      const left = await mine(sender);
      return left.length === 0 ? null : Math.min(...left.map(nextLook));
    },
    { wait: false },
  );
}

async function mine({ userId }: Sender): Promise<WaitingRequest[]> {
  const all = await outbox.all();
  return all.filter(
    ({ outcome, place, owner }) => outcome === null && place !== 'form' && (owner === null || owner === userId),
  );
}

/** A clock that was set back meanwhile must not keep it for days. */
const dueAt = ({ notBefore }: WaitingRequest) => (notBefore > Date.now() + LONGEST_WAIT_MS ? 0 : notBefore);

const nextLook = (request: WaitingRequest) =>
  request.place === 'underWay' ? Date.now() + ANSWER_WITHIN_MS : dueAt(request);

/** Takes over what forms were sending whose pages are gone, so that it is shown while it waits. */
export const takeOver = (): Promise<void> =>
  inTurn(async (isMine) => void (isMine && (await takeOverAll())), { wait: false });

async function takeOverAll(): Promise<void> {
  for (const request of await outbox.all()) {
    if (request.place !== 'underWay' || (await isHeld(request))) continue;
    // its page may have come to its end in the meantime
    const found = await outbox.find(request.key);
    if (found?.place === 'underWay') await outbox.put({ ...found, place: 'outbox' });
  }
}

async function sendOne(waiting: WaitingRequest, sender: Sender): Promise<void> {
  if (!isKeyGood(waiting)) {
    return outbox.put({ ...waiting, outcome: { kind: 'returned', message: UNKNOWN_END, fields: {} } });
  }
  const { firstTriedAt, owner } = waiting;
  const token = owner === null ? null : sender.token;
  let request = { ...waiting, attempts: waiting.attempts + 1 };
  try {
    if (owner !== null) await makeSureOf(owner, sender);
    while (request.files.length > 0) request = await uploadNext(request, token);
    // Written down before it is sent: a lost answer gives no second chance.
    request = { ...request, firstTriedAt: firstTriedAt ?? Date.now() };
    await outbox.put(request);
    const answer = await book(request, token);
    if (token) sender.onSession?.(answer.headers.get('x-session'));
    const outcome = await outcomeOf(answer);
    await outbox.put({ ...request, outcome, ...(outcome.kind === 'returned' && { firstTriedAt: null }) });
  } catch (error) {
    const asked = error instanceof LaterError ? error.pauseMs : 0;
    const pause = Math.min(Math.max(asked, pauseAfter(request.attempts)), LONGEST_WAIT_MS);
    await outbox.put({ ...request, notBefore: Date.now() + pause });
  }
}

const pauseAfter = (attempts: number) => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/**
 * A public operation answers a token that no longer counts as it does a guest (decisions §12), and what is somebody's would be
 * booked as nobody's.
 * @throws LaterError until they are signed in again
 */
export async function makeSureOf(owner: string, { token, onSession }: Sender): Promise<void> {
  const response = await ask({ query: WHO_AM_I }, token);
  onSession?.(response.headers.get('x-session'));
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (answer?.data?.viewer?.id !== owner) throw laterFor(response);
}

const book = ({ key, input, formGuard }: WaitingRequest, token: string | null) =>
  ask({ operationName: 'BookRepair', query: BOOK_REPAIR, variables: { input, formGuard } }, token, {
    'idempotency-key': key,
  });

function ask(question: object, token: string | null, headers: Record<string, string> = {}): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(question),
    signal: signalIn(ANSWER_WITHIN_MS),
  });
}

interface Answer {
  data?: { bookRepair?: { id?: unknown } | null; viewer?: { id?: unknown } | null } | null;
  errors?: { message?: unknown; extensions?: { code?: unknown; fields?: unknown } }[];
}

/** @throws LaterError for whatever is not the shop's own yes or no */
async function outcomeOf(response: Response): Promise<Outcome> {
  const answer = (await response.json().catch(() => null)) as Answer | null;
  const repairId = answer?.data?.bookRepair?.id;
  if (typeof repairId === 'string') return { kind: 'sent', repairId };
  const { message, extensions } = answer?.errors?.[0] ?? {};
  const code = extensions?.code;
  if (typeof message !== 'string' || typeof code !== 'string' || !FINAL.has(code)) {
    throw laterFor(response);
  }
  return { kind: 'returned', message, fields: fieldsOf(extensions?.fields) };
}

function fieldsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
