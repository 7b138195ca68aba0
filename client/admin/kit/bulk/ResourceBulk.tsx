import type { ReactNode } from 'react';
import { BulkBar } from '../BulkBar';
import type { Selection } from '../useSelection';
import { BulkDialogs } from './BulkDialogs';
import { type BulkChangeOptions, type BulkPlan, useBulkChange } from './useBulkChange';

/** Changes of many rows at once, and what offers them. */
export interface Bulk<Row, Change> extends BulkChangeOptions<Change> {
  actions: (rows: readonly Row[], begin: (plan: BulkPlan<Change>) => void) => ReactNode;
}

interface ResourceBulkProps<Row, Change> {
  selection: Selection<Row>;
  bulk: Bulk<Row, Change>;
}

/** What can be done with the selected rows of a list, what that will do, and the way back. */
export function ResourceBulk<Row, Change>({ selection, bulk }: ResourceBulkProps<Row, Change>) {
  const change = useBulkChange({ ...bulk, onDone: selection.clear });
  return (
    <>
      <BulkBar selection={selection}>{(rows) => bulk.actions(rows, change.begin)}</BulkBar>
      <BulkDialogs bulk={change} />
    </>
  );
}
