import { ref } from '@mikro-orm/core';
import { BlogComment, BlogPost } from './entity.js';
import { PostStatus } from './enums.js';

/** A published post for tests and the demo. */
export const buildBlogPost = (overrides: Partial<BlogPost> = {}): BlogPost =>
  Object.assign(new BlogPost(), {
    title: 'Protect your TV from voltage swings',
    author: 'Parda',
    category: 'TV Care Tip',
    snippet: 'A stabiliser costs less than a power board.',
    status: PostStatus.Published,
    createdAt: new Date('2026-03-01T04:00:00Z'),
    ...overrides,
  });

/** A guest's comment for tests and the demo. */
export const buildBlogComment = (post: BlogPost, overrides: Partial<BlogComment> = {}): BlogComment =>
  Object.assign(new BlogComment(), {
    post: ref(post),
    authorName: 'Sita Sharma',
    authorEmailOrPhone: 'sita@example.com',
    content: 'Thank you, this helped.',
    timestamp: new Date('2026-03-02T04:00:00Z'),
    ...overrides,
  });
