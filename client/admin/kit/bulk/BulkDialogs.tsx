import { BulkPreview } from './BulkPreview';
import { UndoBar } from './UndoBar';
import type { BulkChange } from './useBulkChange';

/** What a change of many things at once shows: what it will do, and then the way back. */
export function BulkDialogs<Change>({ bulk }: { bulk: BulkChange<Change> }) {
  return (
    <>
      {bulk.plan && (
        <BulkPreview plan={bulk.plan} busy={bulk.busy} onConfirm={() => void bulk.confirm()} onClose={bulk.cancel} />
      )}
      {bulk.undoable && (
        <UndoBar
          // another change is another ten seconds
          key={bulk.undoable.message}
          message={bulk.undoable.message}
          busy={bulk.busy}
          onUndo={() => void bulk.undo()}
          onDismiss={bulk.dismiss}
        />
      )}
    </>
  );
}
