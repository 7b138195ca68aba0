import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button, classes, Row, toast } from '../../../ui';
import { TrashIcon } from '../../../ui/icons/media';
import { FieldError } from '../../../ui/Field';
import { afterPaint } from '../../../lib/afterPaint';
import { AddIcon, EditIcon } from '../icons';
import { EditorSection } from './EditorSection';
import styles from './LocalList.module.css';
import { inOrder, type LocalItem, moved } from './localItems';
import { MoveButtons } from './MoveButtons';
import { LocalItemDialog, type LocalItemForm } from './LocalItemDialog';

/** What a room says of its list, in the reader's language. */
interface ListLabels {
  /** The button. */
  add: string;
  /** The titles of the window. */
  adding: string;
  editing: string;
  /** Said in a blue toast (back-office §4). */
  added: string;
  updated: string;
  removed: string;
  /** Where there are none. */
  empty: string;
  sureToRemove: (title: string) => string;
}

export interface LocalListProps<Item extends LocalItem> extends LocalItemForm<Item> {
  title: string;
  hint?: ReactNode;
  items: readonly Item[];
  /** The new list; saving it is the page's affair. */
  onChange: (items: Item[]) => void;
  titleOf: (item: Item) => string;
  renderDescription?: (item: Item) => ReactNode;
  renderPicture?: (item: Item) => ReactNode;
  /** For pictures that are wider than they are high. */
  widePictures?: boolean;
  /** A new item. */
  blank: () => Item;
  /** For items without an `order`: they keep their sequence, and buttons change it. */
  sequence?: boolean;
  /** What the server said of the item at this place of `items`. */
  errorOf?: (index: number) => string | undefined;
  words: ListLabels;
}

/**
 * The items of a page's section: added and edited in a window, deleted after a question, kept in their order. All of it
 * changes the local copy only, and says so (back-office §4 'Page editors').
 */
export function LocalList<Item extends LocalItem>({
  title,
  hint,
  items,
  onChange,
  titleOf,
  renderDescription,
  renderPicture,
  widePictures = false,
  blank,
  sequence,
  errorOf,
  words,
  ...itemForm
}: LocalListProps<Item>) {
  const [open, setOpen] = useState<{ item: Item; isNew: boolean } | null>(null);
  const show = (item: Item, isNew: boolean) => afterPaint(() => setOpen({ item, isNew }));
  const keep = (next: readonly Item[]) => onChange(sequence ? [...next] : inOrder(next, titleOf));
  const shown = sequence ? items : inOrder(items, titleOf);

  function put(item: Item, isNew: boolean): void {
    keep(isNew ? [...items, item] : items.map((other) => (other.id === item.id ? item : other)));
    toast.info(isNew ? words.added : words.updated);
  }

  function remove(item: Item): void {
    if (!window.confirm(words.sureToRemove(titleOf(item)))) return;
    keep(items.filter(({ id }) => id !== item.id));
    toast.info(words.removed);
  }

  return (
    <EditorSection
      title={title}
      hint={hint}
      actions={
        <Button size="sm" variant="secondary" icon={<AddIcon />} onClick={() => show(blank(), true)}>
          {words.add}
        </Button>
      }
    >
      {shown.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {shown.map((item, at) => (
            <li key={item.id} className={styles.item}>
              {renderPicture && (
                <div className={classes(styles.picture, widePictures && styles.wide)}>{renderPicture(item)}</div>
              )}
              <div className={styles.words}>
                <p className={styles.title}>{titleOf(item) || <Trans>Untitled</Trans>}</p>
                {renderDescription && <div className={styles.description}>{renderDescription(item)}</div>}
                <FieldError id={undefined}>{errorOf?.(items.indexOf(item))}</FieldError>
              </div>
              <Row gap={0} className={styles.actions}>
                {sequence && (
                  <MoveButtons
                    title={titleOf(item)}
                    at={at}
                    count={shown.length}
                    onMove={(by) => keep(moved(items, at, by))}
                  />
                )}
                <ItemButtons title={titleOf(item)} onEdit={() => show(item, false)} onRemove={() => remove(item)} />
              </Row>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <LocalItemDialog
          {...itemForm}
          title={open.isNew ? words.adding : words.editing}
          item={open.item}
          onKeep={(item) => put(item, open.isNew)}
          onClose={() => setOpen(null)}
        />
      )}
    </EditorSection>
  );
}

interface ItemButtonsProps {
  title: string;
  onEdit: () => void;
  onRemove: () => void;
}

function ItemButtons({ title, onEdit, onRemove }: ItemButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button size="sm" variant="ghost" icon={<EditIcon />} aria-label={t`Edit ${title}`} onClick={onEdit} />
      <Button size="sm" variant="ghost" icon={<TrashIcon />} aria-label={t`Delete ${title}`} onClick={onRemove} />
    </>
  );
}
