import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../admin/kit/filters';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import type { useTableView } from '../../admin/kit/useTableView';
import { useBlogCategoryNamesQuery } from './blogAdmin.gen';

/** The list's orders and filters. */
export const POST_LIST = {
  sorts: ['CREATED_AT', 'TITLE', 'AUTHOR', 'STATUS', 'CATEGORY'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: {
    status: ['Draft', 'Published'],
    // Categories are whatever the shop writes, in as many characters as the server takes.
    category: (value: string) => value.length <= 80,
    deleted: ['true'],
  },
} as const;

interface PostToolbarProps {
  view: ReturnType<typeof useTableView<(typeof POST_LIST.sorts)[number], typeof POST_LIST.filters>>;
  actions: ReactNode;
}

/** Search and filters of the posts. */
export function PostToolbar({ view, actions }: PostToolbarProps) {
  const { t } = useLingui();
  const { status, category, deleted } = view.filters;
  const { data } = useBlogCategoryNamesQuery({ fetchPolicy: 'cache-and-network' });
  const names = new Set(data?.blogCategories.map(({ name }) => name));
  // One out of the address, of which there are no posts any more.
  if (category) names.add(category);
  return (
    <TableToolbar view={view} search={t`Title, author or snippet`} actions={actions}>
      <FilterSelect
        label={t`Status`}
        value={status}
        options={[
          { value: 'Published', label: t`Published` },
          { value: 'Draft', label: t`Draft` },
        ]}
        onChange={(value) => view.set({ status: value })}
      />
      <FilterSelect
        label={t`Category`}
        value={category}
        options={[...names].map((name) => ({ value: name, label: name }))}
        onChange={(value) => view.set({ category: value })}
      />
      <FilterSelect
        label={t`Show`}
        value={deleted}
        all={t`Not deleted`}
        options={[{ value: 'true', label: t`Deleted` }]}
        onChange={(value) => view.set({ deleted: value })}
      />
    </TableToolbar>
  );
}
