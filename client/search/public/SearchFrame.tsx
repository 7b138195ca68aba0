import { Trans } from '@lingui/react/macro';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { SearchIcon, TextInput } from '../../ui';
import { Modal } from '../../ui/Modal';
import styles from './SearchDialog.module.css';

/** The server searches for at most this many characters. */
export const MAX_SEARCH = 100;

interface SearchFrameProps {
  /** Names the window. */
  title: string;
  label: string;
  placeholder: string;
  text: string;
  setText: (text: string) => void;
  /** Enter in the field. */
  onEnter: () => void;
  onClose: () => void;
  /** The results: plain links. */
  children: ReactNode;
}

/**
 * A window that searches: the arrows move the focus from the field down through the links of the results, Escape closes, and a page that
 * opens closes it, too.
 */
export function SearchFrame({
  title,
  label,
  placeholder,
  text,
  setText,
  onEnter,
  onClose,
  children,
}: SearchFrameProps) {
  const field = useRef<HTMLInputElement>(null);
  const setField = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    // for the browser as it opens the window: else it gives the focus to the close button, which comes first
    input?.setAttribute('autofocus', '');
  }, []);
  const results = useRef<HTMLDivElement>(null);
  useClosingOnNavigation(onClose);

  function enter(event: FormEvent): void {
    event.preventDefault();
    onEnter();
  }

  function moveFocus(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [field.current, ...(results.current?.querySelectorAll('a') ?? [])];
    const here = stops.findIndex((stop) => stop === document.activeElement);
    event.preventDefault();
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus();
  }

  return (
    <Modal look="window" label={title} onClose={onClose} onKeyDown={moveFocus}>
      <div className={styles.search}>
        <form role="search" className={styles.form} onSubmit={enter}>
          <SearchIcon size={24} />
          <TextInput
            ref={setField}
            inputMode="search"
            className={styles.field}
            aria-label={label}
            placeholder={placeholder}
            value={text}
            maxLength={MAX_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        <div ref={results} className={styles.body}>
          {children}
        </div>
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            <Trans>to choose</Trans>
          </span>
          <span>
            <kbd>↵</kbd>
            <Trans>to open</Trans>
          </span>
        </p>
      </div>
    </Modal>
  );
}

/** The way back of the browser leads to another page, too; so does an address that is typed in, whose key is always the same. */
function useClosingOnNavigation(onClose: () => void): void {
  const here = useLocation();
  const openedAt = useRef(here);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (here !== openedAt.current) close();
  }, [here]);
}
