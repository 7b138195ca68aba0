import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { DateTime } from '../../ui';
import { blogPostUrl } from '../urls';
import { CommentCell } from './CommentCell';
import styles from './CommentCell.module.css';
import type { BlogCommentRowFragment, BlogCommentTableSort } from './commentAdmin.gen';
import { ShownSwitch } from './ShownSwitch';

interface CommentColumnsOptions {
  /** Which comment is being answered. */
  replying: string | null;
  onClose: () => void;
}

/** The columns of the list of comments. What was said comes first: on a phone it has the width that a reply needs. */
export function useCommentColumns({
  replying,
  onClose,
}: CommentColumnsOptions): Column<BlogCommentRowFragment, BlogCommentTableSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'comment',
      header: t`Comment`,
      cell: (comment) => <CommentCell comment={comment} isReplying={replying === comment.id} onClose={onClose} />,
    },
    {
      id: 'author',
      header: t`Author`,
      cell: ({ authorName, authorEmailOrPhone }) => (
        <>
          <span className={styles.author}>{authorName}</span>
          <span className={styles.contact}>{authorEmailOrPhone ?? t`Has an account`}</span>
        </>
      ),
      sort: 'AUTHOR',
      text: true,
    },
    {
      id: 'post',
      header: t`Post`,
      cell: ({ post: { id, title } }) => (
        <a href={blogPostUrl(id)} target="_blank" rel="noopener">
          {title}
        </a>
      ),
      text: true,
    },
    {
      id: 'time',
      header: t`Time`,
      cell: ({ timestamp }) => <DateTime value={timestamp} />,
      sort: 'TIMESTAMP',
      firstDirection: 'DESC',
    },
    { id: 'shown', header: t`Visibility`, cell: (comment) => <ShownSwitch comment={comment} /> },
  ];
}
