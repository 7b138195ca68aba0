import { draftSavedAt, forgetDraft, newDraft, type RepairDraft, saveDraft } from '../draft';
import type { WaitingRequest } from './entry';
import { readStanding, standingRequest } from './standing';

/**
 * Reads what stands in the form, and mends the draft by it: browsers write drafts down late, and one that was killed may have lost
 * its draft, or brought back one that is done with. Never rejected.
 */
export async function mendDraft(): Promise<void> {
  // where nothing can be kept, nothing stands
  const doneUntil = await readStanding().catch(() => 0);
  const savedAt = draftSavedAt();
  if (savedAt !== null && savedAt <= doneUntil) forgetDraft();
  const standing = standingRequest();
  if (standing && (savedAt ?? 0) <= standing.since) saveDraft(draftOf(standing));
}

/** A request as the form opens with it. */
export const draftOf = ({ values, createdAt }: WaitingRequest): RepairDraft => ({
  ...newDraft(new Date()),
  values,
  proposedPickupTime: '',
  openedAt: createdAt,
});
