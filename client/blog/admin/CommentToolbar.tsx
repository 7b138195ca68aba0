import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../admin/kit/filters';
import { FlagFilter } from '../../admin/kit/FlagFilter';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import type { useTableView } from '../../admin/kit/useTableView';
import { useCommentedPostsQuery } from './commentAdmin.gen';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The list's orders and filters. */
export const COMMENT_LIST = {
  sorts: ['TIMESTAMP', 'AUTHOR'],
  defaultSort: { sort: 'TIMESTAMP', direction: 'DESC' },
  filters: {
    isApproved: ['true', 'false'],
    answered: ['true', 'false'],
    postId: (value: string) => UUID.test(value),
  },
} as const;

interface CommentToolbarProps {
  view: ReturnType<typeof useTableView<(typeof COMMENT_LIST.sorts)[number], typeof COMMENT_LIST.filters>>;
  /** The post that the list shows the comments of, where that is known. */
  post: { id: string; title: string } | undefined;
  actions: ReactNode;
}

/** Search and filters of the comments. */
export function CommentToolbar({ view, post, actions }: CommentToolbarProps) {
  const { t } = useLingui();
  const { isApproved, answered, postId } = view.filters;
  const { data } = useCommentedPostsQuery();
  const posts = new Map(data?.blogPostTable.items.map(({ id, title }) => [id, title]));
  // An older one, out of the address.
  if (postId && !posts.has(postId)) posts.set(postId, post?.title ?? t`This post`);
  return (
    <TableToolbar view={view} search={t`Author or words`} actions={actions}>
      <FlagFilter
        label={t`Visibility`}
        value={isApproved}
        on={t`Shown`}
        off={t`Hidden`}
        onChange={(value) => view.set({ isApproved: value })}
      />
      <FilterSelect
        label={t`Reply`}
        value={answered}
        options={[
          { value: 'false', label: t`Not answered` },
          { value: 'true', label: t`Answered` },
        ]}
        onChange={(value) => view.set({ answered: value })}
      />
      <FilterSelect
        label={t`Post`}
        value={postId}
        options={[...posts].map(([value, label]) => ({ value, label }))}
        onChange={(value) => view.set({ postId: value })}
      />
    </TableToolbar>
  );
}
