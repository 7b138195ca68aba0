import { useLingui } from '@lingui/react/macro';
import { Link } from '../../lib/router/Link';
import type { Column } from '../../admin/kit/columns';
import { formatNumber } from '../../lib/digits';
import { excerpt } from '../../lib/excerpt';
import { textLanguage } from '../../lib/textLanguage';
import { DateTime } from '../../ui';
import type { BlogPostRowFragment, BlogPostTableSort } from './blogAdmin.gen';
import styles from './BlogTab.module.css';
import { StatusSwitch } from './StatusSwitch';
import { adminCommentsUrl } from './urls';

/** back-office §9: snippets are cut to 100 characters. */
const SNIPPET = 100;

/** The columns of the list of posts. */
export function usePostColumns(): Column<BlogPostRowFragment, BlogPostTableSort>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'title', header: t`Title`, cell: (post) => <PostTitle post={post} />, sort: 'TITLE' },
    { id: 'author', header: t`Author`, cell: ({ author }) => author, sort: 'AUTHOR', text: true },
    { id: 'category', header: t`Category`, cell: ({ category }) => category, sort: 'CATEGORY', text: true },
    { id: 'status', header: t`Status`, cell: (post) => <StatusSwitch post={post} />, sort: 'STATUS' },
    {
      id: 'comments',
      header: t`Comments`,
      cell: ({ id, title, commentCount, deletedAt }) => {
        const count = formatNumber(commentCount, i18n.locale);
        if (deletedAt) return count;
        return (
          <Link to={adminCommentsUrl(id)} aria-label={t`${count}: comments on ${title}`}>
            {count}
          </Link>
        );
      },
      align: 'end',
    },
    {
      id: 'created',
      header: t`Created`,
      cell: ({ createdAt }) => <DateTime value={createdAt} show="date" />,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
      hideOnPhone: true,
    },
  ];
}

function PostTitle({ post: { title, snippet } }: { post: BlogPostRowFragment }) {
  return (
    <>
      <span lang={textLanguage(title)}>{title}</span>
      <span className={styles.snippet} lang={textLanguage(snippet)}>
        {excerpt(snippet, SNIPPET)}
      </span>
    </>
  );
}
