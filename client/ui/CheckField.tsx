import type { ComponentProps, ReactNode } from 'react';
import styles from './CheckField.module.css';
import { useFieldRef } from './useFieldRef';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** What a tick says. */
  children: ReactNode;
}

/** A box to tick in a form, with its words beside it; a thumb finds both. */
export function CheckField({ children, ref, ...control }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...control} ref={useFieldRef(ref)} />
      <span>{children}</span>
    </label>
  );
}
