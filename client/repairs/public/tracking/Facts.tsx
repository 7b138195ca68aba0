import type { ReactNode } from 'react';
import { Card } from '../../../ui';
import styles from './Facts.module.css';

/** A card of the side column under its heading. */
export function SideCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Card>
  );
}

/** What is known, one `Fact` a line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A remark in small print. */
export function Aside({ children }: { children: ReactNode }) {
  return <p className={styles.aside}>{children}</p>;
}
