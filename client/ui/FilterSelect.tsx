import { type ReactNode, startTransition, useOptimistic, useRef } from 'react';
import { painted } from '../lib/afterPaint';
import { Field } from './Field';
import { Select } from './inputs';
import { useEarlyValue } from './useEarlyValue';

interface FilterSelectProps {
  label: ReactNode;
  /** What the address says. */
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/**
 * A choice that the address keeps. It is shown at once; the page that follows from it is drawn behind the paint that answers the press. It
 * does not fall back to the old one in between. Import it by its own path.
 */
export function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [shown, show] = useOptimistic(value);
  const choose = (next: string) =>
    startTransition(async () => {
      show(next);
      await painted();
      onChange(next);
    });
  useEarlyValue(select, value, choose);
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} ref={select} value={shown} onChange={(event) => choose(event.target.value)}>
          {children}
        </Select>
      )}
    </Field>
  );
}
