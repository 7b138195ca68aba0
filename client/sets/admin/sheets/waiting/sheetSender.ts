import type { ApolloClient } from '@apollo/client';
import { ANSWER_WITHIN_MS } from '../../../../graphql/ask';
import { readError, type ReadableError, unreached } from '../../../../graphql/errors';
import { isFinal, outbox } from '../../../../graphql/outbox';
import { isOffline } from '../../../../lib/connection';
import { isKeyGood } from '../../../../lib/keyAge';
import { inTurn } from '../../../../lib/locks';
import { signalIn } from '../../../../lib/soon';
import { sessionToken } from '../../../../lib/token';
import { newUuid } from '../../../../lib/uuid';
import { sendToStore, UploadError } from '../../../../media';
import { SaveSheetDocument, SheetsOfProductDocument, SetOfRepairDocument } from '../../setsAdmin.gen';
import { inputOf, type WaitingSheet, waitingSheets } from './waitingSheets';

/** The page of an admin; the worker has no token to send a sheet with. */
export interface SheetSender {
  userId: string | null;
  client: ApolloClient;
  /** Told of each that has reached the shop by itself. */
  onSent?: (sheet: WaitingSheet) => void;
}

export const UNKNOWN_END =
  'We do not know whether this sheet has reached the shop. Please look at its record before you send it again.';

/** The name of the lock that whoever sends a sheet has. */
export const lockOf = (id: string) => `parda.sheets.${id}`;

export const sheetOutbox = outbox<WaitingSheet, SheetSender>({ records: waitingSheets, lockOf, send: sendOne });
const { fresh, later } = sheetOutbox;
export const { hurry } = sheetOutbox;

/** What became of a sheet that was signed just now. */
export type Signing = { isSent: true } | { isSent: false; isKept: boolean; problem: ReadableError };

/**
 * Sends what was signed in the form. It lies on the device before it is sent: if the page ends before the answer comes, it goes out again
 * with its key, and stays one sheet. Without a connection it waits there, where the device can keep it; what the shop refuses stays with
 * the form alone.
 */
export const sendFromForm = (signed: WaitingSheet, client: ApolloClient): Promise<Signing> =>
  inTurn(lockOf(signed.id), { wait: true }, async () => {
    await waitingSheets.put(signed);
    const { sheet, problem } = isOffline() ? { sheet: signed, problem: unreached } : await attempt(signed, client);
    const isLater = problem !== null && !isFinal(problem.code);
    const isKept = isLater && (await entrusted({ ...sheet, state: 'queued' }));
    if (!isKept) await waitingSheets.remove(signed.id);
    return problem ? { isSent: false, isKept, problem } : { isSent: true };
  });

/** @returns whether this device can keep it */
async function entrusted(sheet: WaitingSheet): Promise<boolean> {
  try {
    await waitingSheets.entrust(sheet);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes one that the shop has refused wait once more, on top of what is filled in of its kind by now.
 * @throws where that cannot be asked
 */
export const sendAgain = ({ id, of, kind }: WaitingSheet, client: ApolloClient): Promise<void> =>
  inTurn(lockOf(id), { wait: true }, async () => {
    const sheets = await sheetsOf(of, client);
    const draft = sheets.find((one) => one.kind === kind && one.signedAt === null);
    const sheet = await fresh(id);
    if (sheet?.state !== 'refused') return;
    const begun = { key: newUuid(), tried: null, attempts: 0, notBefore: 0, refusal: null };
    await waitingSheets.put({ ...sheet, ...begun, state: 'queued', version: draft?.version ?? 0 });
  });

async function sheetsOf(of: WaitingSheet['of'], client: ApolloClient) {
  const fetchPolicy = 'network-only';
  if ('repairId' in of) {
    const { data } = await client.query({ query: SetOfRepairDocument, variables: { id: of.repairId }, fetchPolicy });
    return data?.repair?.sheets ?? [];
  }
  const { data } = await client.query({ query: SheetsOfProductDocument, variables: { id: of.productId }, fetchPolicy });
  return data?.product?.sheets ?? [];
}

async function sendOne(waiting: WaitingSheet, { client, onSent }: SheetSender): Promise<void> {
  // somebody else may have signed in meanwhile
  if (sessionToken.userId() !== waiting.owner) return;
  if (!isKeyGood(waiting.tried)) return waitingSheets.put({ ...waiting, state: 'refused', refusal: UNKNOWN_END });
  const { sheet, problem, pauseMs } = await attempt({ ...waiting, attempts: waiting.attempts + 1 }, client);
  if (!problem) {
    await waitingSheets.remove(sheet.id);
    onSent?.(sheet);
  } else if (isFinal(problem.code)) await waitingSheets.put({ ...sheet, state: 'refused', refusal: problem.message });
  else await later(sheet, pauseMs);
}

interface Tried {
  sheet: WaitingSheet;
  /** Why it is not with the shop; null where it is. */
  problem: ReadableError | null;
  pauseMs: number;
}

/** Uploads what is not there yet and signs. Each step is written down, so that none is done twice. */
async function attempt(waiting: WaitingSheet, client: ApolloClient): Promise<Tried> {
  let sheet = waiting;
  const note = async (some: Partial<WaitingSheet>) => waitingSheets.put((sheet = { ...sheet, ...some }));
  const upload = (file: File) =>
    sendToStore(client, 'private', file, { signal: signalIn(2 * ANSWER_WITHIN_MS), onProgress: () => undefined });
  try {
    while (sheet.files.length > 0) {
      const [file, ...files] = sheet.files;
      const photoUrls = [...sheet.values.photoUrls, await upload(file!)];
      await note({ files, values: { ...sheet.values, photoUrls } });
    }
    if (sheet.drawn) {
      const signature = new File([sheet.drawn], 'signature.png', { type: 'image/png' });
      await note({ signatureUrl: await upload(signature), drawn: null });
    }
    const input = inputOf(sheet);
    await note({ tried: sheet.tried ?? { input, at: Date.now() } });
    await client.mutate({
      mutation: SaveSheetDocument,
      variables: { input },
      context: { idempotencyKey: sheet.key, fetchOptions: { signal: signalIn(ANSWER_WITHIN_MS) } },
    });
    return { sheet, problem: null, pauseMs: 0 };
  } catch (error) {
    return { sheet, ...whyNot(error) };
  }
}

/** A store that refuses a picture does so for good; a session that has ended begins again, and the sheet waits for it. */
function whyNot(error: unknown): Pick<Tried, 'problem' | 'pauseMs'> {
  if (error instanceof UploadError) {
    const { isTemporary, message, retryAfter } = error;
    const code = isTemporary ? 'NETWORK' : 'BAD_INPUT';
    return { problem: { code, message, fields: {} }, pauseMs: retryAfter * 1000 };
  }
  const problem = readError(error);
  return { problem: problem.code === 'UNAUTHENTICATED' ? unreached : problem, pauseMs: 0 };
}
