import type { TrackedRepairViewFragment } from '../../repairs.gen';
import { RepairCard } from './RepairCard';
import { RepairDetails } from './RepairDetails';
import { RepairIdPanel } from './RepairIdPanel';
import { Timeline } from './Timeline';
import styles from './TrackedRepair.module.css';

/** A repair as whoever holds its id sees it: the id first when it is new, later the status. */
export function TrackedRepair({ repair, justBooked }: { repair: TrackedRepairViewFragment; justBooked: boolean }) {
  return (
    <div className={styles.repair}>
      {justBooked && <RepairIdPanel id={repair.id} justBooked />}
      <RepairCard repair={repair} />
      <div className={styles.columns}>
        <Timeline repair={repair} />
        <div className={styles.side}>
          {!justBooked && <RepairIdPanel id={repair.id} justBooked={false} />}
          <RepairDetails repair={repair} />
        </div>
      </div>
    </div>
  );
}
