type Variables = Record<string, any>;

/** A published post as the server gives it. */
export const post = (number: number, over: Record<string, unknown> = {}) => ({
  __typename: 'BlogPost',
  id: `p${number}`,
  title: `Post ${number}`,
  category: 'News',
  author: 'Rajan Tamrakar',
  createdAt: new Date(Date.UTC(2026, 5, 30) - number * 86_400_000).toISOString(),
  changedAt: new Date(Date.UTC(2026, 5, 30) - number * 86_400_000).toISOString(),
  snippet: `Snippet ${number}`,
  imageUrls: [] as string[],
  videoUrl: null,
  audioUrl: null,
  commentCount: 0,
  fullContentBlocks: [] as Record<string, unknown>[],
  ...over,
});

export const comment = (number: number, over: Record<string, unknown> = {}) => ({
  __typename: 'BlogComment',
  id: `c${number}`,
  authorName: `Reader ${number}`,
  authorProfilePicUrl: null,
  content: `Comment ${number}`,
  timestamp: new Date(Date.now() - number * 3_600_000).toISOString(),
  adminReply: null,
  replyTimestamp: null,
  ...over,
});

/** A page of a list; the cursor is the number of the row. */
export function connection(type: string, nodes: readonly object[], { first, after, last, before }: Variables) {
  const start = before ? Number(before) - 1 - last : Number(after ?? 0);
  const size = first ?? last;
  const page = nodes.slice(start, start + size);
  return {
    __typename: `${type}Connection`,
    totalCount: nodes.length,
    pageInfo: {
      __typename: 'PageInfo',
      startCursor: String(start + 1),
      endCursor: String(start + page.length),
      hasNextPage: start + size < nodes.length,
      hasPreviousPage: start > 0,
    },
    edges: page.map((node) => ({ __typename: `${type}Edge`, node })),
  };
}

/** A blog with these posts, and what it was asked for. */
export function blog(posts: ReturnType<typeof post>[], comments: ReturnType<typeof comment>[] = []) {
  const asked: Variables[] = [];
  const of = (category: unknown) => posts.filter((each) => !category || each.category === category);
  const list = (variables: Variables) => {
    asked.push(variables);
    return { blogPosts: connection('BlogPost', of(variables.category), variables) };
  };
  const categories = [...new Set(posts.map(({ category }) => category))].map((name) => ({
    __typename: 'BlogCategory',
    name,
    postCount: of(name).length,
  }));
  const answers = {
    BlogPosts: list,
    CareTips: list,
    BlogCategories: { blogCategories: categories },
    SidebarPosts: { blogPosts: connection('BlogPost', posts, { first: 3 }), blogCategories: categories },
    BlogPost: ({ id }: Variables) => {
      const found = posts.find((each) => each.id === id);
      return {
        blogPost: found
          ? { ...found, commentCount: comments.length, comments: connection('BlogComment', comments, { first: 10 }) }
          : null,
      };
    },
    MoreComments: ({ postId, ...variables }: Variables) => ({
      blogPost: { __typename: 'BlogPost', id: postId, comments: connection('BlogComment', comments, variables) },
    }),
  };
  return { answers, asked };
}
