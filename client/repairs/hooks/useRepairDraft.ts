import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useOpenedAt } from '../../ui/formGuard';
import { forgetDraftOf, newDraft, readDraft, type RepairDraft, saveDraft, withFreshPickupTime } from '../draft';
import { handedBack } from '../outbox/handedBack';
import { clearForm, leaveForm, wasSentAsItIs } from '../outbox/standing';
import { type RepairFormValues, toBookRepairInput } from '../repairForm';

const SAVE_AFTER_MS = 300;

/** The draft that a form opens with, read once. */
export function useOpenedDraft(): { draft: RepairDraft; restored: boolean } {
  const openedAt = useOpenedAt();
  const [opened] = useState(() => {
    const returned = handedBack.now();
    if (returned) return { draft: returned.draft, restored: true };
    const now = new Date();
    const stored = readDraft(now);
    if (!stored) return { draft: { ...newDraft(now), openedAt }, restored: false };
    // An input that was sent before must stay exactly as it was sent, or a retry would be another request.
    const sent = wasSentAsItIs(toBookRepairInput(stored.values));
    return { draft: sent ? stored : withFreshPickupTime(stored, now), restored: true };
  });
  return opened;
}

/**
 * Keeps what is typed on the device while it is typed (decisions §4): shortly after each change, and at once when the
 * page is left or put away.
 * @returns what the form says of it: that it is being sent, or not any more, or has done its work
 */
export function useDraftAutosave(form: UseFormReturn<RepairFormValues>, draft: RepairDraft) {
  const pending = useRef<ReturnType<typeof setTimeout> | null>(null);

  /** What is being sent is done with, or stands in the form again. */
  const isHeld = useRef(false);

  const save = useEffectEvent(() => {
    if (pending.current === null || isHeld.current) return;
    clearTimeout(pending.current);
    pending.current = null;
    saveDraft({ ...draft, values: form.getValues() });
  });

  useEffect(() => {
    const saveNow = () => save();
    const saveSoon = () => {
      if (pending.current !== null) clearTimeout(pending.current);
      pending.current = setTimeout(saveNow, SAVE_AFTER_MS);
    };
    const stopListening = form.subscribe({ formState: { values: true }, callback: saveSoon });
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      saveNow();
      stopListening();
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [form]);

  function letGo(): void {
    if (pending.current !== null) clearTimeout(pending.current);
    pending.current = null;
    isHeld.current = false;
    forgetDraftOf(draft.id);
  }

  return {
    /** Writes down what is typed and nothing more, while it is being sent. */
    hold(): void {
      save();
      isHeld.current = true;
    },
    /** It stands in the form again, with what was typed meanwhile. */
    release(): void {
      isHeld.current = false;
      save();
    },
    forget(): void {
      letGo();
      void clearForm(draft.id);
    },
    /** Whoever wrote it has left. */
    leave(): void {
      letGo();
      void leaveForm(draft.id);
    },
  };
}
