import type { Ref } from 'react';
import styles from './RepairForm.module.css';

/** A field that people never meet and programs fill in (decisions §5). It is not part of the draft. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Website
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
