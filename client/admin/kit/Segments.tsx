import type { ReactNode } from 'react';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  /** Names the group for ears. */
  label: string;
  value: Value;
  choices: readonly {
    value: Value;
    /** With an icon, a phone shows that alone. */
    icon?: ReactNode;
    words: ReactNode;
    /** For ears, where the words are a drawing. */
    label?: string;
  }[];
  onChange: (value: Value) => void;
}

/** One of a few ways to look at the same thing, side by side. */
export function Segments<Value extends string>({ label, value, choices, onChange }: SegmentsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.segments}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.segment}
          aria-pressed={choice.value === value}
          aria-label={choice.label}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon}
          <span className={choice.icon ? styles.tucked : undefined}>{choice.words}</span>
        </button>
      ))}
    </div>
  );
}
