import type { ReactNode } from 'react';
import { FieldGroup } from '../../../ui';
import { RadioTile } from '../../../ui/RadioTile';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps<Value extends string | number> {
  label: ReactNode;
  value: Value;
  choices: readonly (readonly [Value, ReactNode])[];
  onChange: (value: Value) => void;
}

/** One of a few words, all of them in sight. */
export function ChoiceField<Value extends string | number>({
  label,
  value,
  choices,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <FieldGroup label={label}>
      {(id) => (
        <div className={styles.choices}>
          {choices.map(([choice, words]) => (
            <RadioTile
              key={choice}
              className={styles.choice}
              name={id}
              checked={choice === value}
              onChange={() => onChange(choice)}
            >
              {words}
            </RadioTile>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
