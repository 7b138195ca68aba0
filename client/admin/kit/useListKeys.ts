import { useEffect, useEffectEvent } from 'react';
import { isLayerOpen } from '../../lib/isLayerOpen';
import { isTyping } from './isTyping';
import { listKeysAreOn } from './listKeys';

const inPage = (selector: string) => document.getElementById('main')?.querySelector<HTMLElement>(selector);

/** The rows of the list on screen, in a table or on cards. */
const rowsOnScreen = () => [...document.querySelectorAll<HTMLElement>('#main [data-row]')];

/** Gives the focus to the next row or the one before; at first to the row at that end of the list. */
function moveBy(step: 1 | -1): void {
  const rows = rowsOnScreen();
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const there = here === -1 ? (step === 1 ? 0 : rows.length - 1) : here + step;
  rows[there]?.focus();
}

/** What each key does alone: `rowParts`, `AddButton` and `SearchBox` mark what it finds. */
const actions: Record<string, () => void> = {
  j: () => moveBy(1),
  k: () => moveBy(-1),
  n: () => inPage('[data-new]')?.click(),
  '/': () => inPage('[data-list-search]')?.focus(),
};

/** The key where it would be on a Latin keyboard, for those that write Devanagari. */
const LATIN: Record<string, string> = { KeyJ: 'j', KeyK: 'k', KeyN: 'n' };

const nameOf = ({ key, code }: KeyboardEvent) => (key < '\u0080' ? key.toLowerCase() : LATIN[code]);

/**
 * Lists by the keyboard alone: J and K move from row to row, Enter opens the row that has the focus, N begins a new one, / goes to the
 * search and ? asks which keys there are. None of them acts while somebody writes, or beneath a dialog or a menu.
 */
export function useListKeys(onHelp: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (event.defaultPrevented || !isPlain || !(target instanceof HTMLElement)) return;
    if (event.key === 'Enter' && target.matches('[data-row]')) {
      target.querySelector<HTMLElement>('[data-open], [data-actions] button')?.click();
      event.preventDefault();
      return;
    }
    const act = event.key === '?' ? onHelp : actions[nameOf(event) ?? ''];
    if (!act || isTyping(target) || target.closest('[role="menu"]') || isLayerOpen() || !listKeysAreOn()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
