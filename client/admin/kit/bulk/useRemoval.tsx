import { type ReactNode, useState } from 'react';
import { useAdminAction } from '../useAdminAction';
import { UndoBar } from './UndoBar';

interface RemovalOptions<Row> {
  /** Moves it into the bin. */
  send: (row: Row) => Promise<unknown>;
  /** Takes it out again. */
  restore: (row: Row) => Promise<unknown>;
  /** What the bar says. */
  done: string;
  /** What is said of one that is back. */
  restored: string;
}

/** The deletion of a row, with a bar that takes it back for as long as it is there; later that is done among the deleted ones. */
export function useRemoval<Row extends { id: string }>({ send, restore, done, restored }: RemovalOptions<Row>) {
  const { act, isBusy } = useAdminAction();
  const [removed, setRemoved] = useState<Row | null>(null);

  async function undo(row: Row): Promise<void> {
    if (await act(() => restore(row), { done: restored })) setRemoved(null);
  }

  const bar: ReactNode = removed && (
    <UndoBar
      key={removed.id}
      message={done}
      busy={isBusy()}
      onUndo={() => void undo(removed)}
      onDismiss={() => setRemoved(null)}
    />
  );
  return {
    async remove(row: Row): Promise<void> {
      await send(row);
      setRemoved(row);
    },
    /** For a list's deleted ones. */
    restore: { send: restore, done: restored },
    bar,
  };
}
