import type { RepairFormValues } from '../repairForm';
import type { BookRepairInput, FormGuardInput } from '../repairs.gen';

/** The name under which the browser is asked to wake the worker when the connection is back. */
export const OUTBOX_TAG = 'parda.outbox';

/** An answer that takes longer is not awaited any more, in milliseconds: the line may have gone without a word. */
export const ANSWER_WITHIN_MS = 60_000;

/**
 * Who has a request in hand: the outbox, which sends it by itself; the form, where a person decides; or the form while it is sending,
 * and the outbox once the page of that form is gone.
 */
export type Place = 'outbox' | 'form' | 'underWay';

/** A repair request that is kept on this device until the shop has it, or what became of it. */
export interface WaitingRequest {
  /** Its `Idempotency-Key`: however often it is sent, it is one repair (decisions §4). */
  key: string;
  /** The id of the draft that it was made of; older versions of the site did not write it down. */
  draft?: string;
  /** The account it was filled in under, by its id; null for a guest's. It is sent under no other. */
  owner: string | null;
  /** In milliseconds, as all times here. */
  createdAt: number;
  place: Place;
  /** When it came there. */
  since: number;
  input: BookRepairInput;
  formGuard: FormGuardInput;
  /** What was typed, for when it must be changed. */
  values: RepairFormValues;
  /** Pictures that are still to be uploaded; they go before the request, whose details are fixed once it was tried. */
  files: File[];
  /** How many pictures the store refused for good. */
  lostPictures: number;
  attempts: number;
  /** When it may first have reached the shop; null where it has not for certain. */
  firstTriedAt: number | null;
  /** When the next try is due. */
  notBefore: number;
  outcome: Outcome | null;
}

/** How it ended: the shop has it, or does not take it as it is. */
export type Outcome =
  | { kind: 'sent'; repairId: string }
  /** Both are English constants, as the server speaks them (decisions §13). */
  | { kind: 'returned'; message: string; fields: Record<string, string> };

/** Whether a person at this device may see it: their own, or a guest's. */
export const isVisibleTo = (userId: string | null, { owner }: WaitingRequest): boolean =>
  owner === null || owner === userId;

/** The server keeps a key for 7 days (decisions §12): some hours before that it is not relied on any more. */
const KEY_COUNTS_MS = (7 * 24 - 6) * 60 * 60 * 1000;

/** Whether the shop would still know it by its key. */
export const isKeyGood = ({ firstTriedAt }: WaitingRequest, now = Date.now()): boolean =>
  firstTriedAt === null || now - firstTriedAt <= KEY_COUNTS_MS;
