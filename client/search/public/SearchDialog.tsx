import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blogPostUrl } from '../../blog/urls';
import { SearchIcon, TextInput } from '../../ui';
import { Modal } from '../../ui/Modal';
import { MAX_SEARCH, useSearch } from './useSearch';
import styles from './SearchDialog.module.css';
import { SearchResults } from './SearchResults';

/**
 * The global search (public-site §2, 'Search and chat'). The results are plain links: the arrows move the focus from the
 * field down through them, Enter in the field opens the first, Escape closes, and a page that opens closes it, too.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const setField = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    // for the browser as it opens the window: else it gives the focus to the close button, which comes first
    input?.setAttribute('autofocus', '');
  }, []);
  const results = useRef<HTMLDivElement>(null);
  useClosingOnNavigation(onClose);

  function openFirst(event: FormEvent): void {
    event.preventDefault();
    const first = search.isCurrent ? search.results?.[0] : undefined;
    if (!first) return;
    onClose();
    void navigate(blogPostUrl(first.id));
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
    <Modal look="window" label={t`Search`} onClose={onClose} onKeyDown={moveFocus}>
      <div className={styles.search}>
        <form role="search" className={styles.form} onSubmit={openFirst}>
          <SearchIcon size={24} />
          <TextInput
            ref={setField}
            inputMode="search"
            className={styles.field}
            aria-label={t`Search the blog`}
            placeholder={t`Search the blog...`}
            value={search.text}
            maxLength={MAX_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => search.setText(event.target.value)}
          />
        </form>
        <div ref={results} className={styles.body}>
          <SearchResults {...search} onOpen={onClose} />
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
