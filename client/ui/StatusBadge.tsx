import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './ui.module.css';

/** The seven colours of the test card, which are also the status colours of public-site §4. */
export type Tone = 'blue' | 'indigo' | 'yellow' | 'purple' | 'green' | 'teal' | 'red';

/** A state in one glance: colour, icon and words together, never colour alone. */
export function StatusBadge({ tone, icon, children }: { tone: Tone; icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
