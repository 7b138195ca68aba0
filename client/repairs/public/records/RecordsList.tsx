import { DateTime } from '../../../ui';
import { shortRepairId } from '../../../lib/repairId';
import type { RecordRow } from './useRecords';
import { RepairStatusBadge } from '../RepairStatusBadge';
import { DeviceName } from './DeviceName';
import { DetailsLink, RecordVisibility } from './RecordActions';
import styles from './Records.module.css';

/** The records on a phone: a card each. */
export function RecordsList({ rows }: { rows: RecordRow[] }) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id} className={styles.card}>
          <div className={styles.cardTop}>
            <div className={styles.cardSet}>
              <DeviceName {...row} />
            </div>
            <span className={styles.shortId}>{shortRepairId(row.id)}</span>
          </div>
          <RepairStatusBadge status={row.status} />
          <div className={styles.cardEnd}>
            <span className={styles.cardWho}>
              <span>{row.userName}</span>
              <span className={styles.minor}>
                <DateTime value={row.submissionDate} show="date" />
              </span>
            </span>
            <div className={styles.actions}>
              <RecordVisibility row={row} />
              <DetailsLink row={row} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
