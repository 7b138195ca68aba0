import type { Outgoing } from '../../../../graphql/outbox';
import { deviceRecords } from '../../../../lib/deviceRecords';
import { newUuid } from '../../../../lib/uuid';
import type { SetSheetInput, SheetKind } from '../../setsAdmin.gen';
import { type SheetValues, toSheetInput } from '../sheetValues';

/** What a sheet is of. */
export type SheetOf = { repairId: string } | { productId: string };

/** A sheet that was signed on this device and is not with the shop yet. All times are in milliseconds. */
export interface WaitingSheet extends Outgoing {
  /** Refused is what the shop did not take: whoever filled it in says what becomes of it. */
  state: 'sending' | 'queued' | 'refused';
  /** The admin who filled it in; it is shown to nobody else, and sent under no other account. */
  owner: string;
  /** Its `Idempotency-Key`: however often it is sent, it is one sheet. */
  key: string;
  of: SheetOf;
  kind: SheetKind;
  values: SheetValues;
  /** Photos that are still to be uploaded; they are behind those that are. */
  files: File[];
  /** What was drawn, until it is uploaded. */
  drawn: Blob | null;
  signatureUrl: string;
  signerName: string;
  /** Of the sheet that was edited; 0 for a new one. */
  version: number;
  /** What may be in the shop's books under the key, and since when; it goes out again as it was. */
  tried: { input: SetSheetInput; at: number } | null;
  /** Why the shop did not take it: an English constant. */
  refusal: string | null;
}

type Signed = Pick<WaitingSheet, 'owner' | 'of' | 'kind' | 'values' | 'files' | 'drawn' | 'signerName' | 'version'>;

export const newWaitingSheet = (signed: Signed, now = Date.now()): WaitingSheet => ({
  ...signed,
  id: newUuid(),
  key: newUuid(),
  state: 'sending',
  openedAt: now,
  changedAt: now,
  attempts: 0,
  notBefore: 0,
  signatureUrl: '',
  tried: null,
  refusal: null,
});

/** What is sent of one whose pictures are all there. */
export const inputOf = ({ tried, of, kind, values, signatureUrl, signerName, version }: WaitingSheet): SetSheetInput =>
  tried?.input ?? { ...of, ...toSheetInput(values), kind, version, signature: { signatureUrl, signerName } };

export const isSameThing = (one: SheetOf, other: SheetOf): boolean => JSON.stringify(one) === JSON.stringify(other);

export const waitingSheets = deviceRecords<WaitingSheet>('parda.sheets', 'sheets');
