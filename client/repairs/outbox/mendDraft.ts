import {
  draftCopy,
  newDraft,
  type RepairDraft,
  restoreDraft,
  saveDraft,
  storedDraft,
  type WrittenDraft,
} from '../draft';
import { forgetDraft } from '../traces';
import type { WaitingRequest } from './entry';
import { isDone, latestStanding, readStanding, stand } from './standing';

/**
 * Reads what stands in the form, and mends the draft by it: one that was killed with the browser comes back, and one that is done with,
 * which the browser had not thrown away yet, goes. Never rejected.
 * @returns the draft, where another request than before stands in the form now
 */
export async function mendDraft(): Promise<RepairDraft | null> {
  const [copy] = await Promise.all([draftCopy(), readStanding()]);
  if (copy && copy.savedAt > (storedDraft()?.savedAt ?? 0)) restoreDraft(copy);
  const stored = storedDraft();
  if (stored && isDone(stored.id, stored.savedAt)) forgetDraft();
  const before = storedDraft();
  const standing = latestStanding();
  if (!standing || (before && !isOlderThan(before, standing))) return null;
  const draft = draftOf(await withDraftOfItsOwn(standing));
  saveDraft(draft);
  return draft.id === before?.id ? null : draft;
}

/** Another form's text is nothing that a request may take the place of: it waits until that is done with. */
const isOlderThan = ({ id, savedAt }: WrittenDraft, { draft = '', since }: WaitingRequest): boolean =>
  id === draft && savedAt <= since;

/**
 * What is in a form again after that was done with, as when its owner had signed out, is another form: the same one in all tabs, whichever
 * comes first.
 */
async function withDraftOfItsOwn(request: WaitingRequest): Promise<WaitingRequest> {
  const { key, draft = key } = request;
  if (request.draft !== undefined && !isDone(draft)) return request;
  const own = { ...request, draft: `${draft}+` };
  await stand(own, request.key);
  return own;
}

/** A request as the form opens with it. */
export function draftOf({ draft: id, values, createdAt: openedAt }: WaitingRequest): RepairDraft {
  return { ...newDraft(new Date()), ...(id !== undefined && { id }), values, proposedPickupTime: '', openedAt };
}
