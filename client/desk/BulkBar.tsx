import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '../ui';
import styles from './BulkBar.module.css';
import type { Selection } from './useSelection';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  /** What can be done with all of them. */
  children: ReactNode;
}

/** Appears when rows are selected, stays in sight, and says how many there are on all pages together. */
export function BulkBar<Row>({ selection, children }: BulkBarProps<Row>) {
  const { count, onPage, togglePage, clear } = selection;
  return (
    <>
      <VisuallyHidden>
        <output>{count > 0 && <Plural value={count} one="# selected" other="# selected" />}</output>
      </VisuallyHidden>
      {count > 0 && (
        <div className={styles.bar} data-bulk-bar>
          <strong aria-hidden="true">
            <Plural value={count} one="# selected" other="# selected" />
          </strong>
          {onPage !== 'all' && (
            <Button variant="ghost" size="sm" onClick={togglePage}>
              <Trans>Select page</Trans>
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={clear}>
            <Trans>Clear selection</Trans>
          </Button>
          <div className={styles.actions}>{children}</div>
        </div>
      )}
    </>
  );
}
