import type { ReactNode } from 'react';
import { FieldGroup } from '../../../ui';
import { RadioTile } from '../../../ui/RadioTile';
import styles from './Choices.module.css';

interface ChoicesProps<Value extends string> {
  label: ReactNode;
  name: string;
  value: Value;
  options: { value: Value; label: ReactNode; picture: ReactNode }[];
  onChoose: (value: Value) => void;
  hint?: ReactNode;
}

/** A few pictures side by side, of which one is chosen. Native radio buttons inside. */
export function Choices<Value extends string>({ label, name, value, options, onChoose, hint }: ChoicesProps<Value>) {
  return (
    <FieldGroup label={label}>
      {(id) => (
        <>
          <div className={styles.frame}>
            <div className={styles.choices}>
              {options.map((option) => (
                <RadioTile
                  key={option.value}
                  className={styles.choice}
                  // Unique on the page: the panel may be open twice, in the drawer and in the settings.
                  name={`${name}${id}`}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChoose(option.value)}
                >
                  {option.picture}
                  <span>{option.label}</span>
                </RadioTile>
              ))}
            </div>
          </div>
          {hint && <p className={styles.hint}>{hint}</p>}
        </>
      )}
    </FieldGroup>
  );
}
