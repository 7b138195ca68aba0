import type { Language } from '../accounts/index.js';
import { listNewestPosts } from '../blog/index.js';
import type { Ctx } from '../core/context.js';
import { listFaqItems } from '../faq/index.js';
import { findPage, PageSlug } from '../pages/index.js';
import { listNewestProducts } from '../products/index.js';
import { listFreshestPublicRepairs } from '../repairs/index.js';
import { StoryKind } from './enums.js';
import type { Story } from './views.js';

/** public-site §9. */
const MOST_STORIES = 20;
const UNDATED_OF_A_KIND = 3;

/**
 * What the shop has to tell (public-site §2 'Home'): products, public repairs and posts, newest first; then the first three questions
 * and the first three services in their order; 20 at most.
 */
export async function listStories(ctx: Ctx, language?: Language | null): Promise<Story[]> {
  const [products, repairs, posts, questions, services] = await Promise.all([
    listNewestProducts(ctx, MOST_STORIES, language),
    listFreshestPublicRepairs(ctx, MOST_STORIES),
    listNewestPosts(ctx, MOST_STORIES, language),
    listFaqItems(ctx, language),
    findPage(ctx, PageSlug.SERVICES, language),
  ]);
  const dated = [
    ...products.map(({ id, name, imageUrls, createdAt }) => ({
      kind: StoryKind.PRODUCT,
      id,
      title: name,
      imageUrl: imageUrls[0] ?? null,
      date: createdAt,
    })),
    ...repairs.map(({ id, brand, model, tvType, status, lastUpdateDate }) => ({
      kind: StoryKind.REPAIR,
      id,
      title: `${brand} ${model ?? tvType}`,
      imageUrl: null,
      date: lastUpdateDate,
      tvType,
      status,
    })),
    ...posts.map(({ id, title, imageUrls, createdAt }) => ({
      kind: StoryKind.POST,
      id,
      title,
      imageUrl: imageUrls[0] ?? null,
      date: createdAt,
    })),
  ];
  const undated = [
    ...firstOf(questions).map(({ id, question }) => ({ kind: StoryKind.QUESTION, id, title: question })),
    ...firstOf(services?.content.serviceItems ?? []).map(({ id, title }) => ({ kind: StoryKind.SERVICE, id, title })),
  ].map((story) => ({ ...story, imageUrl: null, date: null }));
  const newestFirst = dated.toSorted((one, other) => other.date.getTime() - one.date.getTime());
  return [...newestFirst, ...undated].slice(0, MOST_STORIES);
}

/** Both are kept in their order. */
const firstOf = <Item>(items: readonly Item[]): Item[] => items.slice(0, UNDATED_OF_A_KIND);
