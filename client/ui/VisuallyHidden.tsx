import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** Text for ears only: what a picture says, spelt out. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
