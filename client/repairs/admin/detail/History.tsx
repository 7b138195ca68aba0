import { Trans } from '@lingui/react/macro';
import { DateTime } from '../../../ui';
import { RepairStatusBadge } from '../../public/RepairStatusBadge';
import styles from './RepairDetail.module.css';
import type { RepairDetailViewFragment } from './repairDetail.gen';

/** Everything that happened, the newest first: when, by whom, and what the customer was told beside it. */
export function History({ repair: { history } }: { repair: Pick<RepairDetailViewFragment, 'history'> }) {
  return (
    <section className={styles.section}>
      <h3>
        <Trans>History</Trans>
      </h3>
      <ol reversed className={styles.history}>
        {history.toReversed().map(({ id, status, occurredAt, changedBy, note }) => (
          <li key={id}>
            <RepairStatusBadge status={status} />
            <p className={styles.times}>
              <DateTime value={occurredAt} />
              {changedBy && (
                <span>
                  <Trans> by {changedBy}</Trans>
                </span>
              )}
            </p>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
