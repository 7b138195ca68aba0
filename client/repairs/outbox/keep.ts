import { soon } from '../../lib/soon';
import { sessionToken } from '../../lib/token';
import { newUuid } from '../../lib/uuid';
import { saveDraft } from '../draft';
import { isVisibleTo, OUTBOX_TAG, type WaitingRequest } from './entry';
import type { HandedBack } from './handedBack';
import { draftOf, mendDraft } from './mendDraft';
import { type FilledIn, requestOf } from './requestOf';
import { move } from './standing';
import { inTurn, outbox } from './store';

/**
 * Keeps a request until there is a connection, with the key that it was tried with before, if it was.
 * @param files pictures that are not uploaded yet
 * @returns whether this device can keep it
 */
export async function keepForLater(form: FilledIn, files: File[]): Promise<boolean> {
  const request = requestOf(form);
  // What was tried may stand in the shop's books as it was; more pictures would make another request of it.
  const more = request.firstTriedAt === null ? files : [];
  const lostPictures = files.length - more.length;
  try {
    const kept = await outbox.find(request.key);
    if (kept?.place === 'outbox' && (kept.files.length > 0 || more.length === 0)) {
      // another page had the same form; what it waits for may have come
      hurry(kept).catch(() => undefined);
      return true;
    }
    await move({ ...request, place: 'outbox', files: more, lostPictures });
  } catch {
    return false;
  }
  await soon(askForWaking()).catch(() => undefined);
  return true;
}

/**
 * Puts a request from the outbox into the form, as soon as nobody is sending it. Unchanged, it goes out again with its key.
 * @param mayReplace whether it may take the place of what stands in the form by then
 * @returns undefined when there is nothing to take any more: it was sent meanwhile, or its owner has left
 */
export function takeOut({ key }: WaitingRequest, mayReplace: () => boolean): Promise<HandedBack | undefined> {
  return inTurn(
    async () => {
      const found = await outbox.find(key);
      if (!found || found.outcome?.kind === 'sent' || !isVisibleTo(sessionToken.userId(), found)) return undefined;
      await mendDraft();
      if (!mayReplace()) return undefined;
      // the draft that it was made of is done with
      const taken: WaitingRequest = { ...found, place: 'form', since: Date.now(), outcome: null, draft: newUuid() };
      // what was sent from there, and may be from another tab, comes back in its turn
      await move(taken);
      const draft = draftOf(taken);
      saveDraft(draft);
      return { draft, refusal: found.outcome };
    },
    { wait: true },
  );
}

/** Makes a request due at once. */
export function hurry({ key }: WaitingRequest): Promise<void> {
  return inTurn(
    async () => {
      const found = await outbox.find(key);
      if (found?.outcome === null) await outbox.put({ ...found, notBefore: 0 });
    },
    { wait: true },
  );
}

/** Not every browser has Background Sync: without it the request goes out when the site is opened again. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

async function askForWaking(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(OUTBOX_TAG);
}
