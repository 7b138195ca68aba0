/** The comments on one post, as the admin lists them. */
export const adminCommentsUrl = (postId: string) => `/admin/blogComments?postId=${encodeURIComponent(postId)}`;
