import { blogPostUrl } from '../blog/urls';
import { faqUrl } from '../faq/urls';
import { servicesUrl } from '../pages/urls';
import { productUrl } from '../products/urls';
import { trackRepairUrl } from '../repairs/urls';
import type { HomeStoriesQuery } from './home.gen';

/** public-site §9. */
const MAX_TILES = 20;
const UNDATED_OF_A_KIND = 3;

export type StoryKind = 'product' | 'repair' | 'post' | 'question' | 'service';

/** One tile of the strip: what it is, where it leads, and a picture where it has one. */
export interface Story {
  kind: StoryKind;
  id: string;
  title: string;
  to: string;
  picture?: string | undefined;
  /** ISO 8601; only what is dated can be new. */
  date?: string;
}

type Stories = HomeStoriesQuery;

/**
 * The tiles of the story strip (public-site §2, Home): products, public repairs and posts, newest first; then, undated, the
 * first three questions and the first three services in their order; 20 at most.
 */
export function toStories({ products, publicRepairs, blogPosts, faqItems, servicesPage }: Stories): Story[] {
  const dated: (Story & { date: string })[] = [
    ...products.edges.map(({ node: { id, name, imageUrls, createdAt } }) => ({
      kind: 'product' as const,
      id,
      title: name,
      to: productUrl(id),
      picture: imageUrls[0],
      date: createdAt,
    })),
    ...publicRepairs.edges.map(({ node: { id, brand, model, tvType, lastUpdateDate } }) => ({
      kind: 'repair' as const,
      id,
      title: `${brand} ${model ?? tvType}`,
      to: trackRepairUrl(id),
      date: lastUpdateDate,
    })),
    ...blogPosts.edges.map(({ node: { id, title, imageUrls, createdAt } }) => ({
      kind: 'post' as const,
      id,
      title,
      to: blogPostUrl(id),
      picture: imageUrls[0],
      date: createdAt,
    })),
  ];
  const undated: Story[] = [
    ...firstOf(faqItems).map(({ id, question }) => ({ kind: 'question' as const, id, title: question, to: faqUrl })),
    ...firstOf(servicesPage?.serviceItems ?? []).map(({ id, title }) => ({
      kind: 'service' as const,
      id,
      title,
      to: servicesUrl,
    })),
  ];
  const newestFirst = dated.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
  return [...newestFirst, ...undated].slice(0, MAX_TILES);
}

/** Equal orders stay as the server sent them (decisions §6). */
const firstOf = <Item extends { order: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.order - other.order).slice(0, UNDATED_OF_A_KIND);
