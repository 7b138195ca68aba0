import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Select } from '../ui';
import { SortDownIcon, SortUpIcon } from '../ui/icons/table';
import type { RowsProps } from './columns';
import styles from './TableCards.module.css';
import { RowName, SelectBox } from './rowParts';
import type { TableView } from './useTableView';

/** The list on a phone: each row a card that names what its table would have in the heads. */
export function TableCards<Row, Sort extends string>({
  caption,
  columns,
  rows,
  rowKey,
  rowLabel,
  actions,
  selection,
  onOpen,
}: RowsProps<Row, Sort>) {
  const [name, ...others] = columns;
  const facts = others.filter(({ hideOnPhone }) => !hideOnPhone);
  return (
    <ul className={styles.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.head}>
            <div className={styles.name}>
              <RowName row={row} column={name!} onOpen={onOpen} />
            </div>
            {selection && <SelectBox row={row} label={rowLabel?.(row)} selection={selection} />}
          </div>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ id, header, cell }) => (
                <div key={id}>
                  <dt>{header}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {actions && <div className={styles.actions}>{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}

interface CardSortProps<Row, Sort extends string> {
  columns: RowsProps<Row, Sort>['columns'];
  view: Pick<TableView<Sort, {}>, 'sort' | 'direction' | 'set'>;
}

/** What the heads of a table do, where there are none: the column to sort by, and which way round. */
export function CardSort<Row, Sort extends string>({ columns, view }: CardSortProps<Row, Sort>) {
  const { t } = useLingui();
  const sortable = columns.filter(({ sort }) => sort);
  if (sortable.length === 0) return null;
  const rising = view.direction === 'ASC';
  return (
    <div className={styles.sort}>
      <label>
        <Trans>Sort by</Trans>
        <Select
          value={view.sort}
          onChange={({ target }) => {
            const { sort, firstDirection = 'ASC' } = sortable.find((column) => column.sort === target.value)!;
            view.set({ sort: sort!, direction: firstDirection });
          }}
        >
          {sortable.every(({ sort }) => sort !== view.sort) && <option value={view.sort}>{t`As usual`}</option>}
          {sortable.map(({ sort, header }) => (
            <option key={sort} value={sort}>
              {header}
            </option>
          ))}
        </Select>
      </label>
      <Button
        variant="secondary"
        icon={rising ? <SortUpIcon /> : <SortDownIcon />}
        aria-label={rising ? t`Rising. Turn the order round` : t`Falling. Turn the order round`}
        onClick={() => view.set({ direction: rising ? 'DESC' : 'ASC' })}
      />
    </div>
  );
}
