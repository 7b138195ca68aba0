import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field, Select, TextInput } from '../../ui';
import styles from './TableToolbar.module.css';

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  /** Null for all. */
  onChange: (value: Value | null) => void;
  /** What stands for no filter; 'All' unless told otherwise. */
  all?: string;
}

/** A list filtered by one of a few values. */
export function FilterSelect<Value extends string>({ label, value, options, onChange, all }: FilterSelectProps<Value>) {
  const { t } = useLingui();
  return (
    <div className={styles.filter}>
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            value={value ?? ''}
            onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? null)}
          >
            <option value="">{all ?? t`All`}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

interface FilterDateProps {
  label: string;
  /** A day, as `isDay` in `days.ts` knows it. */
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string | null;
  max?: string | null;
}

/** While '2026' is typed, the field gives the years 2, 20 and 202, too. */
const isYearBegun = (day: string) => day.startsWith('0');

/** A list filtered by a day on Kathmandu's calendar, once its year is whole. */
export function FilterDate({ label, value, onChange, min, max }: FilterDateProps) {
  const [begun, setBegun] = useState<string | null>(null);
  function change(day: string): void {
    if (isYearBegun(day)) return setBegun(day);
    setBegun(null);
    onChange(day || null);
  }
  return (
    <div className={styles.filter}>
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={begun ?? value ?? ''}
            min={min ?? undefined}
            max={max ?? undefined}
            onChange={({ target }) => change(target.value)}
            onBlur={() => setBegun(null)}
          />
        )}
      </Field>
    </div>
  );
}
