import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** What there is to know of a thing in a few words, side by side where there is room. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
