import { TranslatedKind, translatable } from '../translations/index.js';
import { BlogPost } from './entity.js';
import { blogPostSchema } from './inputs.js';

/** What of a post is written in both languages; its parts are translated as a whole, its category is one for both. */
export const blogPostTexts = translatable({
  kind: TranslatedKind.BLOG_POST,
  entity: BlogPost,
  texts: { title: true, snippet: true, fullContentBlocks: true },
  searched: ['title', 'snippet'],
  check: (post) => blogPostSchema.pick({ title: true, snippet: true, fullContentBlocks: true }).parse(post),
});
