import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilterSelect } from '../../../ui/FilterSelect';
import type { RecordsSort, RecordsView } from '../../recordsParams';
import type { SortDirection } from '../../repairs.gen';

const orders: { sort: RecordsSort; direction: SortDirection; label: MessageDescriptor }[] = [
  { sort: 'SUBMISSION_DATE', direction: 'DESC', label: msg`Newest first` },
  { sort: 'SUBMISSION_DATE', direction: 'ASC', label: msg`Oldest first` },
  { sort: 'CUSTOMER', direction: 'ASC', label: msg`Customer, A to Z` },
  { sort: 'CUSTOMER', direction: 'DESC', label: msg`Customer, Z to A` },
  { sort: 'STATUS', direction: 'ASC', label: msg`Status, first steps first` },
  { sort: 'STATUS', direction: 'DESC', label: msg`Status, last steps first` },
];

interface SortSelectProps {
  view: RecordsView;
  onChange: (change: Partial<RecordsView>) => void;
}

/** The column heads of the table as one list under the thumb: order and direction in a single choice. */
export function SortSelect({ view, onChange }: SortSelectProps) {
  const { i18n } = useLingui();
  const current = orders.findIndex(({ sort, direction }) => sort === view.sort && direction === view.direction);
  return (
    <FilterSelect
      label={<Trans>Sort by</Trans>}
      value={String(current)}
      onChange={(order) => {
        const { sort, direction } = orders[Number(order)]!;
        onChange({ sort, direction });
      }}
    >
      {orders.map(({ label }, order) => (
        <option key={order} value={order}>
          {i18n._(label)}
        </option>
      ))}
    </FilterSelect>
  );
}
