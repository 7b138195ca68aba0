import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../admin/kit/filters';
import { FlagFilter } from '../../admin/kit/FlagFilter';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import type { useTableView } from '../../admin/kit/useTableView';
import { formatNumber } from '../../lib/digits';

/** The list's orders and filters; the dashboard's chart of stars opens it with `?rating=`. */
export const REVIEW_LIST = {
  sorts: ['TIMESTAMP', 'RATING', 'AUTHOR'],
  defaultSort: { sort: 'TIMESTAMP', direction: 'DESC' },
  filters: {
    targetType: ['GENERAL', 'PRODUCT', 'REPAIR'],
    rating: ['5', '4', '3', '2', '1'],
    isApproved: ['true', 'false'],
  },
} as const;

interface ReviewToolbarProps {
  view: ReturnType<typeof useTableView<'TIMESTAMP' | 'RATING' | 'AUTHOR', typeof REVIEW_LIST.filters>>;
  actions: ReactNode;
}

/** Search and filters of the reviews. */
export function ReviewToolbar({ view, actions }: ReviewToolbarProps) {
  const { t, i18n } = useLingui();
  const { targetType, rating, isApproved } = view.filters;
  return (
    <TableToolbar view={view} search={t`Author, email or words`} actions={actions}>
      <FilterSelect
        label={t`About`}
        value={targetType}
        options={[
          { value: 'GENERAL', label: t`Our shop` },
          { value: 'PRODUCT', label: t`A product` },
          { value: 'REPAIR', label: t`A repair` },
        ]}
        onChange={(value) => view.set({ targetType: value })}
      />
      <FilterSelect
        label={t`Rating`}
        value={rating}
        options={REVIEW_LIST.filters.rating.map((stars) => ({
          value: stars,
          label: `${formatNumber(Number(stars), i18n.locale)} ★`,
        }))}
        onChange={(value) => view.set({ rating: value })}
      />
      <FlagFilter
        label={t`Approval`}
        value={isApproved}
        on={t`Approved`}
        off={t`Withdrawn`}
        onChange={(value) => view.set({ isApproved: value })}
      />
    </TableToolbar>
  );
}
