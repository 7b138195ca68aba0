/** Where this room lives (public-site §2). */
export const blogUrl = '/blog';
export const tipsUrl = '/tips';
export const blogPostUrl = (id: string) => `/blog/${encodeURIComponent(id)}`;
export const blogCategoryUrl = (category: string) => `/blog?category=${encodeURIComponent(category)}`;

/** The newest posts for feed readers, in each language: the server's own, no page of ours. */
export const feedPath = '/blog.atom';
