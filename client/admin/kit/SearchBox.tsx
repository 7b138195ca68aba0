import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { isEnter } from '../../lib/typedKey';
import { useDebouncedText } from '../../lib/useDebouncedText';
import { CloseIcon, SearchIcon, TextInput } from '../../ui';
import { MAX_SEARCH } from './tableView';
import styles from './TableToolbar.module.css';

/** public-site §9, 'Search debounce'. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  view: { search: string; set: (changes: { search: string }, options: { replace: true }) => void };
  placeholder: string;
}

/** Searches a list after a pause in typing. Each letter replaces the address instead of adding to the history. */
export function SearchBox({ view, placeholder }: SearchBoxProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const search = (text: string) => view.set({ search: text }, { replace: true });
  const { text, setText } = useDebouncedText(view.search, search, PAUSE_MS);
  return (
    <span className={styles.searchField}>
      <SearchIcon className={styles.glass} />
      <TextInput
        ref={field}
        data-list-search
        aria-label={t`Search`}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        maxLength={MAX_SEARCH}
        placeholder={placeholder}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => isEnter(event) && search(text)}
      />
      {text && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t`Clear the search`}
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
        >
          <CloseIcon size={18} />
        </button>
      )}
    </span>
  );
}
