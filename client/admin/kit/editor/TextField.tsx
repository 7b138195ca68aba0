import type { ReactNode } from 'react';
import { Field, TextArea, TextInput } from '../../../ui';

interface TextFieldProps {
  label: string;
  /** Null where nothing is written. */
  value: string | null;
  onChange: (text: string) => void;
  /** Already in the reader's language. */
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  /** How many lines are seen; one by default. */
  lines?: number;
  type?: 'text' | 'email' | 'url' | 'tel';
  /** What is on the page while nothing is written. */
  placeholder?: string | undefined;
}

/** A plain text of a page: one line, or several. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  required = false,
  lines = 1,
  type = 'text',
  placeholder,
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) =>
        lines > 1 ? (
          <TextArea
            {...control}
            rows={lines}
            // Two lines do not need the room of a letter.
            style={{ minHeight: `calc(${lines}lh + 1.75rem)` }}
            placeholder={placeholder}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <TextInput
            {...control}
            type={type}
            placeholder={placeholder}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}
