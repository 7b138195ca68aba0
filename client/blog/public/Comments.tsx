import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { useViewer } from '../../session/useViewer';
import { EmptyState, Skeleton } from '../../ui';
import { type PostCommentsFragment, usePostCommentsFragment } from '../blog.gen';
import { CommentForm } from './CommentForm';
import { CommentPage } from './CommentPage';
import styles from './Comments.module.css';

const waiting = <Skeleton height="22rem" />;

/** What readers say to a post, newest first, and the form to say something (public-site §2 and §5). */
export function Comments({ post }: { post: FragmentType<PostCommentsFragment> }) {
  const { id, commentCount, comments } = usePostCommentsFragment(post);
  const { i18n } = useLingui();
  const { status, viewer } = useViewer();
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">
        <Trans>Comments</Trans>
        {commentCount > 0 && <span className={styles.count}>{formatNumber(commentCount, i18n.locale)}</span>}
      </h2>
      {/* Made anew for each person: no name of one is offered to another. */}
      {status === 'loading' ? waiting : <CommentForm key={viewer?.id ?? 'guest'} postId={id} viewer={viewer} />}
      {comments.edges.length === 0 ? (
        <EmptyState title={<Trans>No comments yet. Be the first to comment!</Trans>} drawing={null} />
      ) : (
        <CommentPage postId={id} page={comments} />
      )}
    </section>
  );
}
