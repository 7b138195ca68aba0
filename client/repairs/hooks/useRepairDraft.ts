import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useOpenedAt } from '../../ui/formGuard';
import { forgetDraft, newDraft, readDraft, type RepairDraft, saveDraft, withFreshPickupTime } from '../draft';
import { handedBack } from '../outbox/handedBack';
import { clearForm, wasSentAsItIs } from '../outbox/standing';
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
 * @returns `forget`, for when the form has done its work
 */
export function useDraftAutosave(form: UseFormReturn<RepairFormValues>, draft: RepairDraft) {
  const pending = useRef<ReturnType<typeof setTimeout> | null>(null);

  const save = useEffectEvent(() => {
    if (pending.current === null) return;
    clearTimeout(pending.current);
    pending.current = null;
    saveDraft({ ...draft, values: form.getValues() });
  });

  useEffect(() => {
    const saveNow = () => save();
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (pending.current !== null) clearTimeout(pending.current);
        pending.current = setTimeout(saveNow, SAVE_AFTER_MS);
      },
    });
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      saveNow();
      stopListening();
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [form]);

  return {
    forget(): void {
      if (pending.current !== null) clearTimeout(pending.current);
      pending.current = null;
      forgetDraft();
      void clearForm();
    },
  };
}
