import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button, ChevronDownIcon, Select } from '../../ui';
import { SortDownIcon, SortUpIcon } from '../../ui/icons/table';
import type { RowsProps } from './columns';
import styles from './TableCards.module.css';
import { RowName, SelectBox } from './rowParts';
import type { TableView } from './useTableView';

/** The list on a phone: a row shows its name and two facts; the rest unfolds, each under what its table would have in the head. */
export function TableCards<Row, Sort extends string>({ caption, rows, rowKey, ...parts }: RowsProps<Row, Sort>) {
  return (
    <ul className={styles.cards} aria-label={caption}>
      {rows.map((row) => (
        <Card key={rowKey(row)} row={row} {...parts} />
      ))}
    </ul>
  );
}

interface CardProps<Row, Sort extends string> extends Omit<RowsProps<Row, Sort>, 'caption' | 'rows' | 'rowKey'> {
  row: Row;
}

function Card<Row, Sort extends string>({ row, columns, rowLabel, actions, selection, onOpen }: CardProps<Row, Sort>) {
  const { t } = useLingui();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const [name, ...others] = columns;
  const facts = others.filter(({ hideOnPhone }) => !hideOnPhone);
  const marked = facts.filter(({ brief }) => brief);
  const brief = marked.length > 0 ? marked : facts.slice(0, 2);
  const label = rowLabel?.(row);
  return (
    <li className={styles.card} data-row tabIndex={-1}>
      <div className={styles.head}>
        {selection && <SelectBox row={row} label={label} selection={selection} />}
        <div className={styles.name}>
          <RowName row={row} column={name!} onOpen={onOpen} />
          {!unfolded && (
            <div className={styles.brief}>
              {brief.map(({ id: fact, brief: less, cell }) => (
                <span key={fact}>{typeof less === 'function' ? less(row) : cell(row)}</span>
              ))}
            </div>
          )}
        </div>
        {(actions || facts.length > brief.length) && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={unfolded}
            aria-controls={id}
            aria-label={label ? t`More about ${label}` : t`More about this row`}
            onClick={() => setUnfolded(!unfolded)}
          >
            <ChevronDownIcon size={22} />
          </button>
        )}
      </div>
      <div id={id} className={styles.rest} hidden={!unfolded}>
        {unfolded && (
          <>
            <dl className={styles.facts}>
              {facts.map(({ id: fact, header, cell }) => (
                <div key={fact}>
                  <dt>{header}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actions && (
              <div className={styles.actions} data-actions>
                {actions(row)}
              </div>
            )}
          </>
        )}
      </div>
    </li>
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
          {sortable.every(({ sort }) => sort !== view.sort) && <option value={view.sort}>{t`Default order`}</option>}
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
        aria-label={rising ? t`Ascending. Reverse the order` : t`Descending. Reverse the order`}
        onClick={() => view.set({ direction: rising ? 'DESC' : 'ASC' })}
      />
    </div>
  );
}
