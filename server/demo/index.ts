import { Language } from '../accounts/enums.js';
import type { BlogPost } from '../blog/entity.js';
import { PostStatus } from '../blog/enums.js';
import { buildBlogPost } from '../blog/factory.js';
import type { Product } from '../products/entity.js';
import { buildProduct } from '../products/factory.js';
import { demoBills } from './bills.js';
import { demoComments } from './comments.js';
import { demoJobOpenings } from './jobOpenings.js';
import { DAY_MS, demoPeople } from './people.js';
import type { PictureAddresses } from './pictures.js';
import { DEMO_POSTS } from './posts/index.js';
import { type DemoPost, toBlocks } from './posts/shape.js';
import { DEMO_PRODUCTS } from './products.js';
import { demoRepairs } from './repairs.js';
import { demoReviews } from './reviews.js';
import { demoSets } from './sets.js';
import { demoSlides } from './slides.js';
import { demoTranslations } from './translations.js';
import { demoUpdates } from './updates.js';

/**
 * A shop at work: repairs, products, posts and what people say of them, over the last months. Everything is made up, and
 * written as the shop would write it, so that the design can be judged with it. What the shop writes is there in both languages.
 */
export function demoContent(now: Date, pictures: PictureAddresses): object[] {
  const people = demoPeople(now);
  const repairs = demoRepairs(now);
  const products = DEMO_PRODUCTS.map((product) => toProduct(product, now, pictures));
  const posts = new Map(DEMO_POSTS.map((post) => [post.key, toPost(post, now, pictures)]));
  const slides = demoSlides(pictures);
  const openings = demoJobOpenings(now);
  const sets = demoSets(now, repairs, products);
  return [
    ...people,
    ...repairs,
    ...demoUpdates(repairs),
    ...products,
    ...sets,
    ...demoBills(repairs),
    ...posts.values(),
    ...demoReviews(now, people, products, repairs),
    ...demoComments(now, people, posts),
    ...slides,
    ...openings,
    ...demoTranslations({ products, posts: [...posts.values()], slides, openings }, now),
  ];
}

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const toProduct = (
  { key: _key, pictures: names, daysAgo, isHidden = false, ...product }: (typeof DEMO_PRODUCTS)[number],
  now: Date,
  pictures: PictureAddresses,
): Product =>
  buildProduct({
    ...product,
    imageUrls: names.map((name) => pictures.of(name)),
    isPublished: !isHidden,
    createdAt: before(now, daysAgo),
  });

const toPost = (
  {
    title,
    author,
    category,
    snippet,
    pictures: names,
    video = null,
    status = PostStatus.Published,
    daysAgo,
    blocks,
    language = Language.EN,
  }: DemoPost,
  now: Date,
  pictures: PictureAddresses,
): BlogPost =>
  buildBlogPost({
    title,
    author,
    category,
    snippet,
    imageUrls: names.map((name) => pictures.of(name)),
    videoUrl: video,
    fullContentBlocks: toBlocks(blocks),
    language,
    status,
    createdAt: before(now, daysAgo),
  });
