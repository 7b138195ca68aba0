import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/digits';
import { Button, VisuallyHidden } from '../../ui';
import styles from './BulkBar.module.css';
import { type Selection, useSelectedOnPage, useSelectedRows } from './useSelection';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  /** What can be done with all of them. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Appears when rows are selected, stays in sight, and says how many there are on all pages together. */
export function BulkBar<Row>({ selection, children }: BulkBarProps<Row>) {
  const { i18n } = useLingui();
  const rows = useSelectedRows(selection);
  const onPage = useSelectedOnPage(selection);
  const count = rows.length;
  const number = formatNumber(count, i18n.locale);
  const selected = <Trans>{number} selected</Trans>;
  return (
    <>
      <VisuallyHidden>
        <output>{count > 0 && selected}</output>
      </VisuallyHidden>
      {count > 0 && (
        <div className={styles.bar} data-bulk-bar>
          <strong aria-hidden="true">{selected}</strong>
          {onPage !== 'all' && (
            <Button variant="ghost" size="sm" onClick={selection.togglePage}>
              <Trans>Select page</Trans>
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={selection.clear}>
            <Trans>Clear selection</Trans>
          </Button>
          <div className={styles.actions}>{children(rows)}</div>
        </div>
      )}
    </>
  );
}
