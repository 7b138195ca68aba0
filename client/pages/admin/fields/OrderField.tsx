import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field, TextInput } from '../../../ui';

interface OrderFieldProps {
  /** NaN while there is no number; see `orderError`. */
  value: number;
  onChange: (order: number) => void;
  error?: string | undefined;
  /** Where it is not, a blank one is 0 (back-office §9). */
  required?: boolean;
}

/** Where an item is among the others: a whole number. */
export function OrderField({ value, onChange, error, required = false }: OrderFieldProps) {
  const { t } = useLingui();
  // What is on its way to being a number, such as '1e' or nothing at all, stays as it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={t`Order`} hint={t`Smaller numbers come first.`} required={required} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="numeric"
          step={1}
          value={typed ?? (Number.isNaN(value) ? '' : value)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value === '' && required ? Number.NaN : Number(target.value));
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
