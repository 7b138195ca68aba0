import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './RadioTile.module.css';
import { useFieldRef } from './useFieldRef';

/** One of a few choices in sight: a label that is a radio button as a whole. The room draws it; `className` is the label's. */
export function RadioTile({ className, children, ref, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={classes(styles.tile, className)}>
      <input {...props} ref={useFieldRef(ref)} type="radio" className={styles.radio} />
      {children}
    </label>
  );
}
