import { useLingui } from '@lingui/react/macro';
import type { Column } from './columns';
import styles from './AdminTable.module.css';
import { type Selection, useIsSelected, useSelectedOnPage } from './useSelection';

interface RowNameProps<Row> {
  row: Row;
  column: Column<Row>;
  onOpen: ((row: Row) => void) | undefined;
}

/** The cell that names a row; where the row can be opened, it is what opens it. */
export function RowName<Row>({ row, column, onOpen }: RowNameProps<Row>) {
  if (!onOpen) return column.cell(row);
  return (
    <button type="button" data-open className={styles.open} onClick={() => onOpen(row)}>
      {column.cell(row)}
    </button>
  );
}

interface SelectBoxProps<Row> {
  row: Row;
  label: string | undefined;
  selection: Selection<Row>;
}

/** The box that marks a row. The label around it is as large as a thumb. */
export function SelectBox<Row>({ row, label, selection }: SelectBoxProps<Row>) {
  const { t } = useLingui();
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={useIsSelected(selection, row)}
        aria-label={label ? t`Select ${label}` : t`Select this row`}
        onChange={() => selection.toggle(row)}
      />
    </label>
  );
}

/** The same for the page on screen. */
export function SelectPageBox<Row>({ selection }: { selection: Selection<Row> }) {
  const { t } = useLingui();
  const onPage = useSelectedOnPage(selection);
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = onPage === 'some';
        }}
        checked={onPage === 'all'}
        aria-label={t`Select this page`}
        onChange={selection.togglePage}
      />
    </label>
  );
}
