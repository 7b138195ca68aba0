import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { DateTime } from '../../ui';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { AddButton } from './AddButton';
import { AdminTable } from './AdminTable';
import { type Bulk, ResourceBulk } from './bulk/ResourceBulk';
import type { Column } from './columns';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { type FilterLooks, ResourceFilters } from './ResourceFilters';
import { DeleteButton, EditButton, RestoreButton } from './rowButtons';
import { TableToolbar } from './TableToolbar';
import type { FilterRules } from './tableView';
import type { Resource } from './useResource';
import { useColumns } from './useColumns';
import { useSelection } from './useSelection';
import { unfiltered } from './useTableView';

/** A column; one that tells a time says which, shows '–' where there is none, and is sorted by the newest first. */
export type ResourceColumn<Row, Sort extends string = string> =
  | Column<Row, Sort>
  | (Omit<Column<Row, Sort>, 'cell' | 'firstDirection'> & {
      time: (row: Row) => string | null;
      show?: 'date';
    });

/** A table of fewer columns has none to spare. */
const MIN_TO_CHOOSE = 3;

/** How a row is deleted: the question before, what does it, and what is said when it is done (back-office §8). */
interface Removal<Row> {
  ask: (row: Row) => string;
  send: (row: Row) => Promise<unknown>;
  /** Without it something else says so. */
  done?: string;
}

/** How a row comes back out of the bin. */
type Restoring<Row> = Omit<Removal<Row>, 'ask'>;

/** A row with `deletedAt` is in the bin. */
const isDeleted = (row: object): boolean => 'deletedAt' in row && row.deletedAt !== null;

export interface ResourceListProps<Row, Sort extends string, Filters extends FilterRules, Change> {
  resource: Resource<Row, Sort, Filters>;
  /** Names the list for ears. */
  caption: string;
  /** What is searched: 'Name, email or username', say. */
  search: string;
  /** All filters of the list, where it has any; or what is in their place. */
  filters?: FilterLooks<Filters> | ReactElement | undefined;
  /** The last part of `/api/admin/export/…`, where it can be exported. */
  exported?: string | undefined;
  /** What the button says that adds a row, where one can be added. */
  add?: ReactNode;
  /** What else can be done with the whole list. */
  listActions?: ReactNode;
  /** The first one names the row. */
  columns: readonly ResourceColumn<Row, Sort>[];
  /** What there is to say when there is nothing at all, in the specification's words. */
  empty: ReactNode;
  /** The row in a word or two. */
  name?: (row: Row) => string;
  /** Makes the first cell a button. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Whether a row has a form, and its button. */
  editable?: boolean;
  remove?: Removal<Row>;
  /** What is in the bin can only come back. */
  restore?: Restoring<Row>;
  /** What can be done with many rows at once; brings the boxes along that mark them. */
  bulk?: Bulk<Row, Change>;
  /** Other buttons of a row, with the usual ones to put among them. */
  actions?: (row: Row, usual: { editAction: ReactNode; deleteAction: ReactNode }) => ReactNode;
  /** Keeps the list in a box that scrolls by itself: 600 px, say. */
  maxHeight?: number;
  /** What changes how the rows are looked at, before what adds and exports. */
  switchLayout?: ReactNode;
  /** Another way to look at them, in place of the table. */
  instead?: ReactNode;
}

/** The list of a resource below the line that searches and filters it; without its tab, as in a window. */
export function ResourceList<
  Row extends { id: string },
  Sort extends string,
  Filters extends FilterRules,
  Change = never,
>({
  resource,
  search,
  filters,
  exported,
  add,
  listActions,
  columns,
  name,
  editable = false,
  remove: removal,
  restore,
  bulk,
  actions,
  switchLayout,
  instead,
  ...parts
}: ResourceListProps<Row, Sort, Filters, Change>) {
  const { view, page, open, act, isBusy } = resource;
  const selection = useSelection(page.table?.items, ({ id }) => id);
  const { shown, ...choice } = useColumns(columns);
  const wide = useMediaQuery('(min-width: 48rem)');
  const chooses = wide && !instead && columns.length > MIN_TO_CHOOSE;

  async function remove(row: Row, { ask, send, done }: Removal<Row>): Promise<void> {
    if (window.confirm(ask(row))) await act(() => send(row), { done, key: row.id });
  }

  function rowActions(row: Row): ReactNode {
    if (restore && isDeleted(row)) {
      const { send, done } = restore;
      return <RestoreButton busy={isBusy(row.id)} onClick={() => void act(() => send(row), { done, key: row.id })} />;
    }
    const usual = {
      editAction: editable && <EditButton onClick={() => open.edit(row.id)} />,
      deleteAction: removal && <DeleteButton busy={isBusy(row.id)} onClick={() => void remove(row, removal)} />,
    };
    if (actions) return actions(row, usual);
    return (
      <>
        {usual.editAction}
        {usual.deleteAction}
      </>
    );
  }

  const table = () => (
    <>
      <AdminTable
        {...parts}
        columns={shown.map(withCell)}
        page={page}
        view={view}
        rowKey={({ id }) => id}
        rowLabel={name}
        selection={bulk && selection}
        actions={editable || removal || actions ? rowActions : undefined}
      />
      {bulk && <ResourceBulk selection={selection} bulk={bulk} />}
    </>
  );

  return (
    <>
      <TableToolbar
        view={unfiltered(view)}
        search={search}
        actions={
          (exported || add || listActions || switchLayout || chooses) && (
            <>
              {switchLayout}
              {chooses && <ColumnsMenu columns={columns} {...choice} />}
              {exported && <ExportButton things={exported} params={resource.exportParams} />}
              {add && <AddButton onClick={open.add}>{add}</AddButton>}
              {listActions}
            </>
          )
        }
      >
        {isValidElement(filters) ? filters : filters && <ResourceFilters view={view} looks={filters} />}
      </TableToolbar>
      {instead || table()}
    </>
  );
}

function withCell<Row, Sort extends string>(column: ResourceColumn<Row, Sort>): Column<Row, Sort> {
  if (!('time' in column)) return column;
  const { time, show, ...rest } = column;
  return {
    ...rest,
    cell(row) {
      const value = time(row);
      return value === null ? '–' : <DateTime value={value} show={show} />;
    },
    firstDirection: 'DESC',
  };
}
