import { Trans, useLingui } from '@lingui/react/macro';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { AddButton } from '../../admin/kit/AddButton';
import { TabFrame } from '../../admin/kit/TabFrame';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { useBlogPostTableQuery } from './blogAdmin.gen';
import { PostActions } from './PostActions';
import { PostForm } from './PostForm';
import { POST_LIST, PostToolbar } from './PostToolbar';
import { StoredPostForm } from './StoredPostForm';
import { usePostColumns } from './usePostColumns';

/** Blog Posts (back-office §2): drafts and deleted ones too. */
export function BlogTab() {
  const { t } = useLingui();
  const view = useTableView(POST_LIST);
  const query = useBlogPostTableQuery({
    variables: { ...view.variables, deleted: view.filters.deleted && true },
    fetchPolicy: 'cache-and-network',
  });
  const page = useTablePage(query, (data) => data.blogPostTable, view);
  const { editing, add, edit, close } = useOpenForm();
  const columns = usePostColumns();
  return (
    <TabFrame title={t`Blog Posts`}>
      <PostToolbar
        view={view}
        actions={
          <>
            <ExportButton things="blog-posts" params={view.exportParams} />
            <AddButton onClick={add}>
              <Trans>Add Blog Post</Trans>
            </AddButton>
          </>
        }
      />
      <AdminTable
        caption={t`Blog Posts`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No blog posts yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        actions={(post) => <PostActions post={post} onEdit={() => edit(post.id)} />}
      />
      {editing === NEW && <PostForm post={null} readAgain={async () => null} onClose={close} />}
      {editing && editing !== NEW && <StoredPostForm key={editing} id={editing} onClose={close} />}
    </TabFrame>
  );
}
