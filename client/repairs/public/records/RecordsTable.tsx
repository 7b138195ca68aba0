import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { afterPaint } from '../../../lib/afterPaint';
import { shortRepairId } from '../../../lib/repairId';
import { Card, DateTime } from '../../../ui';
import { SortDownIcon, SortIcon, SortUpIcon } from '../../../ui/icons/table';
import type { RecordRow } from './useRecords';
import { type RecordsSort, type RecordsView, sortedBy } from '../../recordsParams';
import { RepairStatusBadge } from '../RepairStatusBadge';
import { DeviceName } from './DeviceName';
import { DetailsLink, RecordVisibility } from './RecordActions';
import styles from './Records.module.css';

interface RecordsTableProps {
  title: string;
  rows: RecordRow[];
  view: RecordsView;
  onSort: (change: Partial<RecordsView>) => void;
}

/** The records where there is room (public-site §2): a press on a head sorts by it, another turns the order round. */
export function RecordsTable({ title, rows, view, onSort }: RecordsTableProps) {
  const head = (column: RecordsSort, name: ReactNode) => (
    <SortHead column={column} view={view} onSort={onSort}>
      {name}
    </SortHead>
  );
  return (
    <Card flush>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {head('CUSTOMER', <Trans>Customer</Trans>)}
            <th scope="col">
              <Trans>Device</Trans>
            </th>
            {head('STATUS', <Trans>Status</Trans>)}
            {head('SUBMISSION_DATE', <Trans>Submitted</Trans>)}
            <th scope="col">
              <Trans>Actions</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles.customer}>
                <span>{row.userName}</span>
                <span className={styles.shortId}>{shortRepairId(row.id)}</span>
              </th>
              <td>
                <DeviceName {...row} />
              </td>
              <td>
                <RepairStatusBadge status={row.status} />
              </td>
              <td className={styles.date}>
                <DateTime value={row.submissionDate} show="date" />
              </td>
              <td>
                <div className={styles.actions}>
                  <RecordVisibility row={row} />
                  <DetailsLink row={row} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface SortHeadProps {
  column: RecordsSort;
  view: RecordsView;
  onSort: (change: Partial<RecordsView>) => void;
  children: ReactNode;
}

function SortHead({ column, view, onSort, children }: SortHeadProps) {
  const active = view.sort === column;
  const Icon = active ? (view.direction === 'ASC' ? SortUpIcon : SortDownIcon) : SortIcon;
  return (
    <th scope="col" aria-sort={active ? (view.direction === 'ASC' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-active={active}
        onClick={() => afterPaint(() => onSort(sortedBy(view, column)))}
      >
        {children}
        <Icon size={18} />
      </button>
    </th>
  );
}
