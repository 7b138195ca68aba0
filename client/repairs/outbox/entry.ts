import type { RepairFormValues } from '../repairForm';
import type { BookRepairInput, FormGuardInput } from '../repairs.gen';

/** The name under which the browser is asked to wake the worker when the connection is back. */
export const OUTBOX_TAG = 'parda.outbox';

/** A repair request that waits on this device for a connection, or what became of it. */
export interface WaitingRequest {
  /** Its `Idempotency-Key`: however often it is sent, it is one repair (decisions §4). */
  key: string;
  /** The account it was filled in under, by its id; null for a guest's. It is sent under no other. */
  owner: string | null;
  /** In milliseconds, as all times here. */
  createdAt: number;
  input: BookRepairInput;
  formGuard: FormGuardInput;
  /** What was typed, for when it must be changed. */
  values: RepairFormValues;
  /** Pictures that are still to be uploaded; they go before the request, whose details are fixed once it was tried. */
  files: File[];
  /** How many pictures the store refused for good. */
  lostPictures: number;
  attempts: number;
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
