import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  /** For ears: what there is to choose. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode; panel: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/**
 * Tabs as ARIA describes them: one stop for the Tab key, the arrows move on. A panel is made when it is first looked
 * at and stays afterwards, so that nothing typed into it is lost.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const prefix = useId();
  const [made, setMade] = useState<readonly Id[]>([selected]);
  if (!made.includes(selected)) setMade([...made, selected]);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const at = tabs.findIndex(({ id }) => id === selected);
    const last = tabs.length - 1;
    const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(tabs[next]!.id);
    (event.currentTarget.parentElement!.children[next] as HTMLElement).focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-selected={id === selected}
            aria-controls={made.includes(id) ? `${prefix}${id}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(id)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ id, panel }) =>
          made.includes(id) && (
            <div
              key={id}
              role="tabpanel"
              id={`${prefix}${id}-panel`}
              aria-labelledby={`${prefix}${id}-tab`}
              className={styles.panel}
              hidden={id !== selected}
            >
              {panel}
            </div>
          ),
      )}
    </>
  );
}
