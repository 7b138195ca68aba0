import type { ElementType, HTMLAttributes } from 'react';
import { classes } from './classes';
import styles from './ui.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** `sunken` lies in the page instead of on it; `off` is the dark, switched-off screen. */
  ground?: 'raised' | 'sunken' | 'off';
  /** Without room at the edges, and cut off at the curves: for a table or a list of rows. */
  flush?: boolean;
}

/** A softly rounded screen. */
export function Card({ as: Element = 'div', ground = 'raised', flush, className, ...props }: CardProps) {
  return <Element className={classes(styles.card, styles[ground], flush && styles.flush, className)} {...props} />;
}
