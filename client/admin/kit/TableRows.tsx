import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui';
import { SortDownIcon, SortIcon, SortUpIcon } from '../../ui/icons/table';
import type { Column, RowsProps } from './columns';
import styles from './AdminTable.module.css';
import { RowName, SelectBox, SelectPageBox } from './rowParts';
import { sortedBy } from './tableView';
import type { TableView } from './useTableView';

type Sorting<Sort extends string> = Pick<TableView<Sort, {}>, 'sort' | 'direction' | 'set'>;

interface TableHeadProps<Row, Sort extends string> extends Pick<
  RowsProps<Row, Sort>,
  'columns' | 'selection' | 'actions'
> {
  view: Sorting<Sort>;
}

/** The heads of the columns: a press on one sorts by it, another turns the order round (back-office §9). */
export function TableHead<Row, Sort extends string>({ columns, selection, actions, view }: TableHeadProps<Row, Sort>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.boxes}>
            <SelectPageBox selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} view={view} />
        ))}
        {actions && (
          <th scope="col" className={styles.actionsHead}>
            <Trans>Actions</Trans>
          </th>
        )}
      </tr>
    </thead>
  );
}

function ColumnHead<Row, Sort extends string>({ column, view }: { column: Column<Row, Sort>; view: Sorting<Sort> }) {
  const { sort, header, firstDirection, align } = column;
  if (!sort) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  const active = view.sort === sort;
  const rising = view.direction === 'ASC';
  const Icon = active ? (rising ? SortUpIcon : SortDownIcon) : SortIcon;
  return (
    <th scope="col" data-align={align} aria-sort={active ? (rising ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-active={active}
        onClick={() => view.set(sortedBy(view, sort, firstDirection), { later: true })}
      >
        {header}
        <Icon size={16} />
      </button>
    </th>
  );
}

interface TableRowsProps<Row, Sort extends string> extends RowsProps<Row, Sort> {
  view: Sorting<Sort>;
  /** In place of the rows while they are on their way. */
  skeleton?: ReactNode;
}

/** The list where there is room for a table. */
export function TableRows<Row, Sort extends string>({
  caption,
  columns,
  rows,
  rowKey,
  rowLabel,
  actions,
  selection,
  onOpen,
  view,
  skeleton,
}: TableRowsProps<Row, Sort>) {
  const [name, ...others] = columns;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <TableHead columns={columns} selection={selection} actions={actions} view={view} />
      <tbody>
        {skeleton ??
          rows.map((row) => (
            <tr key={rowKey(row)} data-row tabIndex={-1}>
              {selection && (
                <td className={styles.boxes}>
                  <SelectBox row={row} label={rowLabel?.(row)} selection={selection} />
                </td>
              )}
              <th scope="row" data-align={name!.align}>
                <RowName row={row} column={name!} onOpen={onOpen} />
              </th>
              {others.map(({ id, cell, align, text }) => (
                <td key={id} data-align={align} data-text={text}>
                  {cell(row)}
                </td>
              ))}
              {actions && (
                <td className={styles.actionsCell}>
                  <div className={styles.actions} data-actions>
                    {actions(row)}
                  </div>
                </td>
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
