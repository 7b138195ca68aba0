import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChevronDownIcon } from '../../ui';
import styles from './TabRow.module.css';
import { TabLink } from './TabLink';
import type { AdminTab, AdminTabGroup } from './tabs';

/** Closed; open as long as the mouse is on it; or open until it is told otherwise. */
type Opening = 'closed' | 'hovered' | 'held';

/**
 * A group of tabs: a button whose panel drops down under a mouse, at a press, or with the arrow keys. Escape closes it and gives
 * the focus back to the button; so does, without the focus, a press or the focus elsewhere.
 */
export function TabGroupMenu({ group, current }: { group: AdminTabGroup; current: AdminTab }) {
  const { i18n } = useLingui();
  const [opening, setOpening] = useState<Opening>('closed');
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = opening !== 'closed';
  const close = () => setOpening('closed');

  useEffect(() => {
    const pressed = ({ target }: Event) => !root.current?.contains(target as Node) && setOpening('closed');
    if (open) document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || opening === 'held') return;
    setOpening(over ? 'hovered' : 'closed');
  };

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && open) {
      close();
      button.current?.focus();
    } else if (step) {
      event.preventDefault();
      // What is still hidden takes no focus.
      flushSync(() => setOpening('held'));
      move(step);
    }
  }

  function move(step: number): void {
    const stops = [button.current, ...root.current!.querySelectorAll('a')];
    const here = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus();
  }

  return (
    // The handlers offer nothing to operate that the button does not.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={root}
      className={styles.group}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => relatedTarget && !root.current?.contains(relatedTarget) && close()}
    >
      <button
        ref={button}
        type="button"
        className={styles.tab}
        aria-expanded={open}
        aria-controls={id}
        data-current={group.tabs.includes(current)}
        // What the mouse has opened on its way here, a press holds open.
        onClick={() => setOpening(opening === 'held' ? 'closed' : 'held')}
      >
        {i18n._(group.label)}
        <ChevronDownIcon size={16} />
      </button>
      <ul id={id} className={styles.panel} hidden={!open}>
        {group.tabs.map((tab) => (
          <li key={tab.id}>
            <TabLink tab={tab} current={current} className={styles.panelLink} onClick={close} />
          </li>
        ))}
      </ul>
    </li>
  );
}
