import { useLingui } from '@lingui/react/macro';
import { ONLY } from '../../admin/kit/FlagFilter';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { NEW } from '../../admin/kit/useOpenForm';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { useTranslationColumn } from '../../translations/admin';
import {
  useBlogCategoryNamesQuery,
  useBlogPostTableQuery,
  useDeleteBlogPostMutation,
  useRestoreBlogPostMutation,
} from './blogAdmin.gen';
import { postsChanged } from './cache';
import { PostForm } from './PostForm';
import { StoredPostForm } from './StoredPostForm';
import { usePostColumns } from './usePostColumns';

const LIST = {
  sorts: ['CREATED_AT', 'TITLE', 'AUTHOR', 'STATUS', 'CATEGORY'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: {
    status: ['Draft', 'Published'],
    // Categories are whatever the shop writes, in as many characters as the server takes.
    category: (value: string) => value.length <= 80,
    deleted: ONLY,
  },
} as const;

/** Blog Posts (back-office §2): drafts and deleted ones too. */
export function BlogTab() {
  const { t } = useLingui();
  const asked = useAsked(LIST);
  const posts = useResource(asked, useBlogPostTableQuery(asked.options));
  const { editing, close } = posts.open;
  const otherLanguage = useTranslationColumn('BLOG_POST', posts.rows);
  const [deletePost] = useDeleteBlogPostMutation(postsChanged);
  const [restorePost] = useRestoreBlogPostMutation(postsChanged);
  const categories = useCategories(posts.view.filters.category);
  return (
    <ResourceTab
      resource={posts}
      title={t`Blog Posts`}
      search={t`Title, author or snippet`}
      filters={{
        status: {
          label: t`Status`,
          options: [
            { value: 'Published', label: t`Published` },
            { value: 'Draft', label: t`Draft` },
          ],
        },
        category: { label: t`Category`, options: categories.map((name) => ({ value: name, label: name })) },
        deleted: { label: t`Show`, all: t`Not deleted`, options: [{ value: 'true', label: t`Deleted` }] },
      }}
      exported="blog-posts"
      add={t`Add Blog Post`}
      empty={t`No blog posts yet.`}
      name={({ title }) => title}
      columns={[...usePostColumns(), otherLanguage.column]}
      remove={{
        ask: ({ title }) => t`Delete "${title}"? Its comments are hidden with it. It can be restored.`,
        send: ({ id }) => deletePost({ variables: { id } }),
        done: t`Blog post deleted.`,
      }}
      restore={{ send: ({ id }) => restorePost({ variables: { id } }), done: t`Blog post restored.` }}
      editable
    >
      {otherLanguage.editor}
      {editing === NEW && <PostForm stored={null} readAgain={async () => null} onClose={close} />}
      {editing && editing !== NEW && <StoredPostForm key={editing} id={editing} onClose={close} />}
    </ResourceTab>
  );
}

/** What there is to filter by; one out of the address, of which there are no posts any more, is always among them. */
function useCategories(wanted: string | null): string[] {
  const { data } = useBlogCategoryNamesQuery({ fetchPolicy: 'cache-and-network' });
  const names = new Set(data?.blogCategories.map(({ name }) => name));
  if (wanted) names.add(wanted);
  return [...names];
}
