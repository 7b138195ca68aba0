import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../admin/kit/filters';
import { FlagFilter } from '../../admin/kit/FlagFilter';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import type { useTableView } from '../../admin/kit/useTableView';
import { useProductWords } from './useProductWords';

/** The list's orders and filters. */
export const PRODUCT_LIST = {
  sorts: ['CREATED_AT', 'NAME', 'CATEGORY', 'PRICE'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: {
    category: ['TV', 'Accessory', 'Part', 'Other'],
    condition: ['New', 'UsedLikeNew', 'UsedGood', 'ForParts'],
    isPublished: ['true', 'false'],
    deleted: ['true'],
  },
} as const;

interface ProductToolbarProps {
  view: ReturnType<typeof useTableView<(typeof PRODUCT_LIST.sorts)[number], typeof PRODUCT_LIST.filters>>;
  actions: ReactNode;
}

/** Search and filters of the products. */
export function ProductToolbar({ view, actions }: ProductToolbarProps) {
  const { t } = useLingui();
  const { categoryOptions, conditionOptions } = useProductWords();
  const { category, condition, isPublished, deleted } = view.filters;
  return (
    <TableToolbar view={view} search={t`Name or description`} actions={actions}>
      <FilterSelect
        label={t`Category`}
        value={category}
        options={categoryOptions}
        onChange={(value) => view.set({ category: value })}
      />
      <FilterSelect
        label={t`Condition`}
        value={condition}
        options={conditionOptions}
        onChange={(value) => view.set({ condition: value })}
      />
      <FlagFilter
        label={t`Status`}
        value={isPublished}
        on={t`Published`}
        off={t`Draft`}
        onChange={(value) => view.set({ isPublished: value })}
      />
      <FilterSelect
        label={t`Show`}
        value={deleted}
        all={t`In the shop`}
        options={[{ value: 'true', label: t`Deleted` }]}
        onChange={(value) => view.set({ deleted: value })}
      />
    </TableToolbar>
  );
}
