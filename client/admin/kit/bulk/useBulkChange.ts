import { useState } from 'react';
import { useAdminAction } from '../useAdminAction';

/** What is about to be done to many things at once. */
export interface BulkPlan<Change> {
  /** The question: 'Publish 3 products?' */
  title: string;
  /** What each of them is and will be, already in the reader's language; one that stays as it is has both alike. */
  rows: readonly { id: string; label: string; before: string; after: string }[];
  /** A word of warning, such as who will be notified. */
  note?: string | undefined;
  /** Only of those that change. */
  changes: readonly Change[];
  /** What is said when it is done. */
  done: string;
}

export interface BulkChangeOptions<Change> {
  /** Makes the changes, all or none. @returns what undoes them */
  apply: (changes: readonly Change[]) => Promise<readonly Change[]>;
  /** What is said when it is undone. */
  undone: string;
}

/**
 * Changes of many things at once: looked at first, then made together, and undone as long as the word of it stands (design §5
 * 'undo where possible').
 */
export function useBulkChange<Change>({
  apply,
  undone,
  onDone,
}: BulkChangeOptions<Change> & {
  /** After it was done. */
  onDone: () => void;
}) {
  const [plan, setPlan] = useState<BulkPlan<Change> | null>(null);
  const [undoable, setUndoable] = useState<{ message: string; changes: readonly Change[] } | null>(null);
  const { act, isBusy } = useAdminAction();

  return {
    plan,
    begin: setPlan,
    cancel: () => setPlan(null),
    busy: isBusy(),
    undoable,
    dismiss: () => setUndoable(null),
    async confirm(): Promise<void> {
      if (!plan) return;
      await act(async () => {
        const changes = await apply(plan.changes);
        setPlan(null);
        setUndoable({ message: plan.done, changes });
        onDone();
      });
    },
    async undo(): Promise<void> {
      if (!undoable) return;
      const isUndone = await act(() => apply(undoable.changes), { done: undone });
      if (isUndone) setUndoable(null);
    },
  };
}

export type BulkChange<Change> = ReturnType<typeof useBulkChange<Change>>;
