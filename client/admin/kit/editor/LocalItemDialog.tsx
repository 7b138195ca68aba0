import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { toast } from '../../../ui';
import { Fields } from '../FieldLayout';
import { FormDialog } from '../FormDialog';
import { type FieldsOf, fieldsOf } from './fieldsOf';
import type { LocalItem } from './localItems';
import { isSame } from './merge';

/** What a room's form of one item gets. */
interface ItemFormProps<Item> {
  item: Item;
  /** Sets some of its fields. */
  change: (part: Partial<Item>) => void;
  /** What is wrong at which field. */
  errors: Record<string, string>;
  /** Its texts. */
  fields: FieldsOf<Item>;
}

export interface LocalItemForm<Item extends LocalItem> {
  renderForm: (props: ItemFormProps<Item>) => ReactNode;
  /** What is wrong at which field, nothing if the item can be kept. The first is said in a toast as well. */
  validate?: (item: Item) => Record<string, string | undefined>;
  /** How loud that toast is: a yellow warning where the specification says so. */
  complaint?: 'error' | 'warning';
}

interface LocalItemDialogProps<Item extends LocalItem> extends LocalItemForm<Item> {
  title: string;
  item: Item;
  onKeep: (item: Item) => void;
  onClose: () => void;
}

/** One item of a local list in a window of its own. Nothing of it is in the page before it is kept. */
export function LocalItemDialog<Item extends LocalItem>({
  title,
  item: begun,
  renderForm,
  validate,
  complaint = 'error',
  onKeep,
  onClose,
}: LocalItemDialogProps<Item>) {
  const { t } = useLingui();
  const [item, setItem] = useState(begun);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const change = (part: Partial<Item>) => setItem((now) => ({ ...now, ...part }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = Object.entries(validate?.(item) ?? {}).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    setErrors(Object.fromEntries(wrong));
    if (wrong[0]) {
      toast[complaint](wrong[0][1]);
      return;
    }
    onKeep(item);
    onClose();
  }

  return (
    <FormDialog title={title} dirty={!isSame(item, begun)} save={t`Apply`} onSubmit={submit} onClose={onClose}>
      <Fields>{renderForm({ item, change, errors, fields: fieldsOf(item, change, (name) => errors[name]) })}</Fields>
    </FormDialog>
  );
}
