export { BlogComment, BlogPost } from './entity.js';
export { PostStatus } from './enums.js';
export {
  BlogCommentApprovalChanged,
  BlogCommentCreated,
  BlogCommentDeleted,
  BlogCommentReplied,
  BlogCommentRestored,
  BlogPostCreated,
  BlogPostDeleted,
  BlogPostRestored,
  BlogPostUpdated,
} from './events.js';
export { listNewestPosts, listPostAddresses, listPostsToFeed } from './list.service.js';
export { findReadablePost } from './service.js';
