import { sessionToken } from '../../lib/token';
import { forgetAttempt, keyForAttempt, rememberAttempt, wasAttempted } from '../bookingAttempt';
import { newDraft, saveDraft } from '../draft';
import { type RepairFormValues, toBookRepairInput } from '../repairForm';
import type { FormGuardInput } from '../repairs.gen';
import { OUTBOX_TAG, type WaitingRequest } from './entry';
import type { HandedBack } from './handedBack';
import { inTurn, outbox } from './store';

/**
 * Keeps a request until there is a connection, with the key that it was tried with before, if it was.
 * @param files pictures that are not uploaded yet
 * @returns whether this device can keep it
 */
export async function keepForLater(
  values: RepairFormValues,
  formGuard: FormGuardInput,
  files: File[],
): Promise<boolean> {
  const input = toBookRepairInput(values);
  // What was tried may stand in the shop's books as it was; more pictures would make another request of it.
  const more = wasAttempted(input) ? [] : files;
  try {
    await outbox.put({
      key: keyForAttempt(input),
      owner: sessionToken.userId(),
      createdAt: Date.now(),
      input,
      formGuard,
      values,
      files: more,
      lostPictures: files.length - more.length,
      attempts: 0,
      firstTriedAt: null,
      notBefore: 0,
      outcome: null,
    });
  } catch {
    return false;
  }
  forgetAttempt();
  await askForWaking().catch(() => undefined);
  return true;
}

/**
 * Takes a request out of the outbox as soon as nobody is sending it, and keeps it as the form's draft. Unchanged, it goes out again
 * with its key.
 * @returns undefined when there is nothing to take any more: it was sent meanwhile
 */
export function takeOut({ key }: WaitingRequest): Promise<HandedBack | undefined> {
  return inTurn(
    async () => {
      const found = await waitingUnder(key);
      if (!found || found.outcome?.kind === 'sent') return undefined;
      const { input, values, createdAt, outcome, files } = found;
      const draft = { ...newDraft(new Date()), values, proposedPickupTime: '', openedAt: createdAt };
      if (outcome === null) rememberAttempt(key, input);
      saveDraft(draft);
      await outbox.remove(key);
      return { draft, files, refusal: outcome };
    },
    { wait: true },
  );
}

/** Makes a request due at once. */
export function hurry({ key }: WaitingRequest): Promise<void> {
  return inTurn(
    async () => {
      const found = await waitingUnder(key);
      if (found?.outcome === null) await outbox.put({ ...found, notBefore: 0 });
    },
    { wait: true },
  );
}

const waitingUnder = async (key: string) => (await outbox.all()).find((each) => each.key === key);

/** Not every browser has Background Sync: without it the request goes out when the site is opened again. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

async function askForWaking(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(OUTBOX_TAG);
}
