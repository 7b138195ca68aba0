import { DateTime } from '../../ui';
import styles from './System.module.css';

/** How long ago something was, and when; a dash where it never was. */
export function Moment({ value }: { value: string | null }) {
  if (value === null) return <span>–</span>;
  return (
    <span className={styles.moment}>
      <DateTime value={value} show="relative" />
      <span className={styles.aside}>
        <DateTime value={value} />
      </span>
    </span>
  );
}
