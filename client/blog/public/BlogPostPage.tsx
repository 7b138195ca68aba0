import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useErrorText } from '../../graphql/useErrorText';
import { ErrorState, MovedTo, PageHeader } from '../../ui';
import { Comments } from './Comments';
import { BackToBlog, PostArticle } from './PostArticle';
import { PostHead } from './PostHead';
import { PostSkeleton } from './PostSkeleton';
import { ShareButton } from '../../sharing';
import { usePost } from './usePost';
import { blogPostUrl } from '../urls';

/** /blog/{postId}: a post and what its readers say; an unknown one leads to /404 (public-site §2). */
export function BlogPostPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { postId = '' } = useParams();
  const { post, missing, error, loading, retry } = usePost(postId);
  if (missing) return <MovedTo to="/404" />;
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
      <PostHead post={post} />
      <PostArticle post={post} />
      <ShareButton path={blogPostUrl(post.id)} title={post.title} />
      {/* What is typed under one post is not offered under another. */}
      <Suspense key={post.id}>
        <Comments post={post} />
      </Suspense>
    </>
  );
}
