import type { ElementType, HTMLAttributes } from 'react';
import { classes } from './classes';
import styles from './ui.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** `sunken` lies in the page instead of on it; `off` is the dark, switched-off screen. */
  ground?: 'raised' | 'sunken' | 'off';
}

/** A softly rounded screen. */
export function Card({ as: Element = 'div', ground = 'raised', className, ...props }: CardProps) {
  return <Element className={classes(styles.card, styles[ground], className)} {...props} />;
}
