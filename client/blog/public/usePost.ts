import { useBlogPostQuery } from '../blog.gen';

/** A published post with its newest comments. `missing` says that there is none, for sure (public-site §2). */
export function usePost(id: string) {
  const { data, previousData, error, loading, refetch } = useBlogPostQuery({ variables: { id } });
  const post = (data ?? previousData)?.blogPost;
  return {
    // The post that was open before this one is not shown in its place.
    post: post?.id === id ? post : null,
    missing: data?.blogPost === null,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
