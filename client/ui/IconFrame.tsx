import type { ReactNode } from 'react';
import { classes } from './classes';
import type { Tone } from './StatusBadge';
import styles from './ui.module.css';

/** An icon on a small screen of its own, beside the words that it belongs to; in the main colour, or in that of a state. */
export function IconFrame({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classes(styles.iconFrame, tone && styles[tone])}>{children}</span>;
}
