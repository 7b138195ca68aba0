import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { moved } from '../../../admin/kit/editor/localItems';
import { MoveButtons } from '../../../admin/kit/editor/MoveButtons';
import { Fields } from '../../../admin/kit/FieldLayout';
import { AddIcon } from '../../../admin/kit/icons';
import { Button, ChevronDownIcon, Row } from '../../../ui';
import { TrashIcon } from '../../../ui/icons/media';
import { FormPart } from './FormPart';
import styles from './ItemCards.module.css';

interface CardItem {
  id: string;
}

interface ItemCardsProps<Item extends CardItem> {
  title: string;
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  titleOf: (item: Item) => string;
  renderPicture: (item: Item) => ReactNode;
  blank: () => Item;
  /** The fields of one. @param change sets some of them */
  renderFields: (item: Item, change: (part: Partial<Item>) => void, at: number) => ReactNode;
  /** Whether something is wrong with it: then it is open. */
  isWrong?: (at: number) => boolean;
  /** For items that have no `order`: buttons move them. */
  movable?: boolean;
  words: { add: string; empty: string; untitled: string };
}

/**
 * The items of a section, each a card that opens in its place: the section has a window of its own already, and one over the
 * other would hide what the item belongs to.
 */
export function ItemCards<Item extends CardItem>({
  title,
  items,
  onChange,
  titleOf,
  renderPicture,
  blank,
  renderFields,
  isWrong,
  movable = false,
  words,
}: ItemCardsProps<Item>) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  const part = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);

  // The hand that pressed 'Add' goes on in the new card.
  useEffect(() => {
    if (added.current === null) return;
    part.current?.querySelector<HTMLElement>(`li:last-child input[type='text']`)?.focus();
    added.current = null;
  });

  function add(): void {
    const item = blank();
    added.current = item.id;
    setOpened(new Set([...opened, item.id]));
    onChange([...items, item]);
  }

  function toggle(id: string): void {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  }

  function remove(item: Item): void {
    const name = titleOf(item) || words.untitled;
    if (!window.confirm(t`Delete "${name}"?`)) return;
    onChange(items.filter(({ id }) => id !== item.id));
    part.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  return (
    <div ref={part}>
      <FormPart
        title={title}
        actions={
          <Button data-add size="sm" variant="secondary" icon={<AddIcon />} onClick={add}>
            {words.add}
          </Button>
        }
      >
        {items.length === 0 ? (
          <p className={styles.empty}>{words.empty}</p>
        ) : (
          <ul className={styles.cards} aria-label={title}>
            {items.map((item, at) => (
              <ItemCard
                key={item.id}
                title={titleOf(item) || words.untitled}
                picture={renderPicture(item)}
                isOpen={opened.has(item.id) || (isWrong?.(at) ?? false)}
                onToggle={() => toggle(item.id)}
                onRemove={() => remove(item)}
                moves={
                  movable && (
                    <MoveButtons
                      title={titleOf(item) || words.untitled}
                      at={at}
                      count={items.length}
                      onMove={(by) => onChange(moved(items, at, by))}
                    />
                  )
                }
              >
                {renderFields(
                  item,
                  (change) => onChange(items.map((other) => (other.id === item.id ? { ...other, ...change } : other))),
                  at,
                )}
              </ItemCard>
            ))}
          </ul>
        )}
      </FormPart>
    </div>
  );
}

interface ItemCardProps {
  title: string;
  picture: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
  moves: ReactNode;
  children: ReactNode;
}

function ItemCard({ title, picture, isOpen, onToggle, onRemove, moves, children }: ItemCardProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className={styles.picture} aria-hidden="true">
            {picture}
          </span>
          <span className={styles.title}>{title}</span>
          <ChevronDownIcon className={styles.chevron} />
        </button>
        <Row gap={0} className={styles.actions}>
          {moves}
          <Button size="sm" variant="ghost" icon={<TrashIcon />} aria-label={t`Delete ${title}`} onClick={onRemove} />
        </Row>
      </div>
      {/* Closed it stays, for a picture may be on its way in it. */}
      <div id={id} hidden={!isOpen} className={styles.fields}>
        <Fields>{children}</Fields>
      </div>
    </li>
  );
}
