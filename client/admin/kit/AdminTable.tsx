import { Trans } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Button, classes, EmptyState, ErrorNote, ErrorState, Loading, Skeleton } from '../../ui';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { RowsProps } from './columns';
import styles from './AdminTable.module.css';
import { CardSort, TableCards } from './TableCards';
import { TablePagination } from './TablePagination';
import { TableRows } from './TableRows';
import type { FilterRules } from './tableView';
import type { TablePage } from './useTablePage';
import type { TableView } from './useTableView';

/** From this width on there is room for a table. */
const WIDE = '(min-width: 48rem)';

interface AdminTableProps<Row, Sort extends string, Filters extends FilterRules> extends Omit<
  RowsProps<Row, Sort>,
  'rows'
> {
  page: TablePage<Row>;
  view: TableView<Sort, Filters>;
  /** What there is to say when there is nothing at all, in the specification's words. */
  empty: ReactNode;
  /** Keeps the list in a box that scrolls by itself: 600 px, say. */
  maxHeight?: number;
}

/**
 * An admin's list in its four states: rows in a table or, on a phone, in cards; nothing; a failure with another try; and a
 * skeleton of the final size. Below it stand the numbered pages.
 */
export function AdminTable<Row, Sort extends string, Filters extends FilterRules>({
  page,
  view,
  empty,
  maxHeight,
  ...parts
}: AdminTableProps<Row, Sort, Filters>) {
  const wide = useMediaQuery(WIDE);
  const { table, stale, problem, loading, retry } = page;
  const top = useTopOfPage(table?.page);
  // The head needs only the order; without its filters every view is alike.
  const sorting = view as unknown as TableView<Sort, {}>;
  if (!table && problem !== null) return <ErrorState message={problem} onRetry={retry} busy={loading} />;
  if (table?.totalCount === 0) return <NothingThere empty={empty} view={view} />;
  const box: CSSProperties = maxHeight === undefined ? {} : { maxHeight, overflowY: 'auto' };
  const rows = table?.items ?? [];
  return (
    <div ref={top} className={styles.list}>
      {problem !== null && <ErrorNote message={problem} onRetry={retry} busy={loading} />}
      {!wide && <CardSort columns={parts.columns} view={sorting} />}
      <div
        className={classes(wide && styles.frame, stale && styles.stale)}
        style={box}
        aria-busy={stale || !table}
        // What scrolls by itself must be reachable for the keyboard, too.
        {...(maxHeight !== undefined && { tabIndex: 0, role: 'region', 'aria-label': parts.caption })}
      >
        {wide ? (
          <TableRows
            {...parts}
            rows={rows}
            view={sorting}
            skeleton={table ? null : <SkeletonRows rows={view.pageSize} cells={cellsOf(parts)} />}
          />
        ) : table ? (
          <TableCards {...parts} rows={rows} />
        ) : (
          <SkeletonCards cards={view.pageSize} />
        )}
      </div>
      {!table && <Loading>{null}</Loading>}
      {table && (
        <TablePagination
          page={table.page}
          pageSize={table.pageSize}
          totalCount={table.totalCount}
          address={sorting.address}
          onPageSize={view.setPageSize}
        />
      )}
    </div>
  );
}

function cellsOf({
  columns,
  actions,
  selection,
}: {
  columns: readonly unknown[];
  actions?: unknown;
  selection?: unknown;
}) {
  return columns.length + (actions ? 1 : 0) + (selection ? 1 : 0);
}

/** Another page begins at its top, which the way on at the bottom has left behind. */
function useTopOfPage(page: number | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const before = shown.current;
    shown.current = page;
    if (before === undefined || page === undefined || before === page) return;
    const { current } = top;
    current?.querySelector('[role="region"]')?.scrollTo?.({ top: 0 });
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView?.();
  }, [page]);
  return top;
}

interface NothingThereProps {
  empty: ReactNode;
  view: { isFiltered: boolean; reset: () => void };
}

function NothingThere({ empty, view }: NothingThereProps) {
  if (!view.isFiltered) return <EmptyState title={empty} />;
  return (
    <output>
      <EmptyState
        title={<Trans>Nothing matches.</Trans>}
        action={
          <Button variant="secondary" onClick={view.reset}>
            <Trans>Clear search and filters</Trans>
          </Button>
        }
      />
    </output>
  );
}

function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell}>
          <Skeleton width="70%" />
        </td>
      ))}
    </tr>
  ));
}

function SkeletonCards({ cards }: { cards: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} height="4.5rem" />
      ))}
    </div>
  );
}
