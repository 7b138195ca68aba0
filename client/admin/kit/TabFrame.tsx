import type { ReactNode } from 'react';
import styles from './TabFrame.module.css';

interface TabFrameProps {
  /** The specification's heading of the screen. */
  title: string;
  /** A sentence below the heading; null while it is on its way keeps its line free. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A tab of the admin: its heading, and what it is made of, one under the other. */
export function TabFrame({ title, intro, children }: TabFrameProps) {
  return (
    <div className={styles.tab}>
      <header>
        <h2>{title}</h2>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </div>
  );
}
