import type { ReactNode } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  checked: boolean;
  onToggle: () => void;
  /** What it switches, for ears; begins with the state that is to be seen. */
  label: string;
  /** What a press does. */
  title?: string;
  busy?: boolean;
  /** The state in words. */
  children: ReactNode;
}

/** Something that is on or off, and takes effect at once. It wears its state in words. Import it by its own path. */
export function Switch({ checked, onToggle, label, title, busy, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-disabled={busy || undefined}
      aria-label={label}
      title={title}
      className={styles.switch}
      onClick={() => {
        if (!busy) onToggle();
      }}
    >
      <span className={styles.track} />
      {children}
    </button>
  );
}
