import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classes } from './classes';
import styles from './Field.module.css';
import { ChevronDownIcon } from './icons';
import { useFieldRef } from './useFieldRef';

/** One line of text; any native `type` will do, `datetime-local` too. */
export function TextInput({
  className,
  ref,
  ...props
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return <input type="text" {...props} ref={useFieldRef(ref)} className={classes(styles.control, className)} />;
}

/** Several lines; grows with its text where the browser can. */
export function TextArea({
  className,
  ref,
  ...props
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <textarea rows={4} {...props} ref={useFieldRef(ref)} className={classes(styles.control, styles.area, className)} />
  );
}

/** The native list: on a phone nothing is quicker under a thumb. */
export function Select({
  className,
  children,
  ref,
  ...props
}: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) {
  return (
    <span className={styles.select}>
      <select {...props} ref={useFieldRef(ref)} className={classes(styles.control, className)}>
        {children}
      </select>
      <ChevronDownIcon />
    </span>
  );
}
