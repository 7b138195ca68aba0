import { DateTime } from '../../ui';
import { OverdueBadge } from './OverdueBadge';
import styles from './PromisedDate.module.css';

interface PromisedDateProps {
  repair: { promisedDate: string | null; isOverdue: boolean };
}

/** When the shop has promised a set, marked where that time has passed; a dash where it has promised nothing. */
export function PromisedDate({ repair: { promisedDate, isOverdue } }: PromisedDateProps) {
  if (!promisedDate) return <span>–</span>;
  return (
    <span className={styles.promised}>
      <DateTime value={promisedDate} show="date" />
      {isOverdue && <OverdueBadge />}
    </span>
  );
}
