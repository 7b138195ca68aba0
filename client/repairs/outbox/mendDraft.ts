import { draftCopy, newDraft, type RepairDraft, restoreDraft, saveDraft, storedDraft } from '../draft';
import { forgetDraft } from '../traces';
import type { WaitingRequest } from './entry';
import { isDone, readStanding, standingRequest } from './standing';

/**
 * Reads what stands in the form, and mends the draft by it: one that was killed with the browser comes back, and one that is done with,
 * which the browser had not thrown away yet, goes. Never rejected.
 */
export async function mendDraft(): Promise<void> {
  const [copy] = await Promise.all([draftCopy(), readStanding()]);
  if (copy && copy.savedAt > (storedDraft()?.savedAt ?? 0)) restoreDraft(copy);
  const stored = storedDraft();
  if (stored && isDone(stored.id)) forgetDraft();
  const savedAt = storedDraft()?.savedAt ?? 0;
  const standing = standingRequest();
  if (standing && savedAt <= standing.since) saveDraft(draftOf(standing));
}

/** A request as the form opens with it. */
export function draftOf({ draft: id, values, createdAt: openedAt }: WaitingRequest): RepairDraft {
  return { ...newDraft(new Date()), ...(id !== undefined && { id }), values, proposedPickupTime: '', openedAt };
}
