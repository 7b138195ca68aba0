import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { isComposing } from '../../../lib/typedKey';
import { classes, TextInput, VisuallyHidden } from '../../../ui';
import styles from './CustomerInput.module.css';
import { type Customer, useCustomers } from './useCustomers';

interface CustomerInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** What stands in the field. */
  typed: string;
  onChoose: (customer: Customer) => void;
}

/**
 * A field that finds customers while it is typed into: a combobox after the ARIA pattern. Whoever is not found is simply typed; a
 * name or a number that nobody has is no mistake.
 */
export function CustomerInput({ typed, onChoose, onChange, onBlur, ...props }: CustomerInputProps) {
  const { t } = useLingui();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const customers = useCustomers(isOpen ? typed : null);
  const isShown = customers.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;
  // a shorter list may have come meanwhile
  const current = active < customers.length ? active : -1;

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function choose(customer: Customer): void {
    close();
    onChoose(customer);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isShown) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // one place more than there are customers: the field itself
      const places = customers.length + 1;
      setActive(((current + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && isShown && customers[current]) {
      event.preventDefault();
      choose(customers[current]);
    } else if (event.key === 'Escape' && isShown) {
      // the window around it stays
      event.preventDefault();
      event.stopPropagation();
      close();
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
          setActive(-1);
          setOpen(true);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          close();
        }}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        // The keyboard is the field's, which tells by aria-activedescendant where it is.
        <div id={listId} role="listbox" aria-label={t`Customers`} className={styles.list}>
          {customers.map((customer, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={customer.key}
              id={optionId(at)}
              role="option"
              aria-selected={at === current}
              className={classes(styles.option, at === current && styles.active)}
              // the field keeps the focus, or the list would be gone before the click
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setActive(at)}
              onClick={() => choose(customer)}
            >
              <CustomerLines customer={customer} />
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {isShown && (
            <span>
              <Plural value={customers.length} one="# customer found" other="# customers found" />
            </span>
          )}
        </span>
      </VisuallyHidden>
    </div>
  );
}

function CustomerLines({ customer: { userId, name, contactNumber, address, repairCount } }: { customer: Customer }) {
  return (
    <>
      <span className={styles.name}>
        {name} {contactNumber && <span className={styles.number}>{contactNumber}</span>}
      </span>
      <span className={styles.more}>
        {userId && (
          <span>
            <Trans>Has an account</Trans>
            {', '}
          </span>
        )}
        <span>
          <Plural value={repairCount} _0="No repair yet" one="# repair" other="# repairs" />
        </span>
        {address && <span>, {address}</span>}
      </span>
    </>
  );
}
