import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Fields } from '../FieldLayout';
import { FormDialog } from '../FormDialog';
import type { ConflictLabels } from './conflict';
import { ConflictDialog } from './ConflictDialog';
import { DraftNotice } from './DraftNotice';
import type { ItemForm } from './useItemForm';

interface ItemFormDialogProps<Values extends FieldValues> {
  item: ItemForm<Values>;
  title: string;
  /** The label of the button, 'Save' unless told otherwise. */
  save?: ReactNode;
  /** Whether it cannot be saved yet for another reason than that it is being saved: a file is on its way. */
  busy?: boolean;
  /** See FormDialog. */
  beside?: ReactNode;
  footer?: ReactNode;
  /** How two versions of it are read. */
  words?: ConflictLabels;
  /** The fields. */
  children: ReactNode;
}

/** The window around the form of one thing, with its draft and, where two people saved, both versions. */
export function ItemFormDialog<Values extends FieldValues>({
  item: { draft, conflict, ...item },
  title,
  save,
  busy = false,
  beside,
  footer,
  words,
  children,
}: ItemFormDialogProps<Values>) {
  return (
    <>
      <FormDialog
        title={title}
        dirty={item.dirty}
        busy={item.sending || busy}
        save={save}
        beside={beside}
        footer={footer}
        onSubmit={item.submit}
        onClose={item.onClose}
      >
        {draft.found && (
          <DraftNotice
            savedAt={draft.found.savedAt}
            outdated={draft.isOutdated}
            onRestore={draft.restore}
            onDiscard={draft.discard}
          />
        )}
        <Fields>{children}</Fields>
      </FormDialog>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          words={words}
          onMerge={item.settle}
          onTakeTheirs={item.takeTheirs}
          onClose={item.postpone}
        />
      )}
    </>
  );
}
