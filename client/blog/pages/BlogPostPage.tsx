import { useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router-dom';
import { useErrorText } from '../../graphql/useErrorText';
import { ErrorState, PageHeader } from '../../ui';
import { Comments } from '../components/Comments';
import { BackToBlog, PostArticle } from '../components/PostArticle';
import { PostSkeleton } from '../components/PostSkeleton';
import { usePost } from '../hooks/usePost';

/** /blog/{postId}: a post and what its readers say; an unknown one leads to /404 (public-site §2). */
export function BlogPostPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { postId = '' } = useParams();
  const { post, missing, error, loading, retry } = usePost(postId);
  if (missing) return <Navigate to="/404" replace />;
  if (!post) {
    return error ? (
      <>
        <PageHeader title={t`Blog`} before={<BackToBlog />} />
        <ErrorState message={errorText(error)} onRetry={retry} busy={loading} />
      </>
    ) : (
      <>
        <BackToBlog />
        <PostSkeleton />
      </>
    );
  }
  return (
    <>
      <BackToBlog />
      <PostArticle post={post} />
      {/* What is typed under one post is not offered under another. */}
      <Comments key={post.id} post={post} />
    </>
  );
}
