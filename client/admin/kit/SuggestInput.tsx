import { useLingui } from '@lingui/react/macro';
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { isComposing } from '../../lib/typedKey';
import { classes, TextInput, VisuallyHidden } from '../../ui';
import styles from './SuggestInput.module.css';

interface SuggestInputProps<Option> extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  ref?: Ref<HTMLInputElement>;
  /** What is offered; nothing while the field has nothing to offer for what is typed. */
  options: readonly Option[];
  optionKey: (option: Option) => string;
  /** A line or two. */
  children: (option: Option) => ReactNode;
  /** Names the list for ears. */
  listLabel: string;
  onChoose: (option: Option) => void;
  /** Called when the list may be seen, and when not. */
  onOpen?: (isOpen: boolean) => void;
  /** Whether a press on the field shows the list before anything is typed. */
  opensOnFocus?: boolean;
}

/** A field that offers choices while it is typed into: a combobox after the ARIA pattern. What is not offered may be typed all the same. */
export function SuggestInput<Option>({
  options,
  optionKey,
  children,
  listLabel,
  onChoose,
  onOpen,
  opensOnFocus = false,
  onChange,
  onBlur,
  ...props
}: SuggestInputProps<Option>) {
  const { t } = useLingui();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;
  // a shorter list may have come meanwhile
  const current = active < options.length ? active : -1;
  const found = options.length;

  function setOpen(open: boolean): void {
    setIsOpen(open);
    setActive(-1);
    onOpen?.(open);
  }

  function choose(option: Option): void {
    setOpen(false);
    onChoose(option);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const option = options[current];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isShown) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // one place more than there are choices: the field itself
      const places = options.length + 1;
      setActive(((current + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && isShown && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && isShown) {
      // the window around it stays
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className={styles.combobox}>
      <TextInput
        {...props}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && current >= 0 ? optionId(current) : undefined}
        autoComplete="off"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          setOpen(true);
        }}
        onClick={opensOnFocus ? () => setOpen(true) : undefined}
        onBlur={(event) => {
          onBlur?.(event);
          setOpen(false);
        }}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        // The keyboard is the field's, which tells by aria-activedescendant where it is.
        <div id={listId} role="listbox" aria-label={listLabel} className={styles.list}>
          {options.map((option, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={optionKey(option)}
              id={optionId(at)}
              role="option"
              aria-selected={at === current}
              className={classes(styles.option, at === current && styles.active)}
              // the field keeps the focus, or the list would be gone before the click
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setActive(at)}
              onClick={() => choose(option)}
            >
              {children(option)}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isShown && <span>{t`${listLabel}: ${found}`}</span>}</span>
      </VisuallyHidden>
    </div>
  );
}
