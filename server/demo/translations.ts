import type { BlogPost } from '../blog/entity.js';
import { blogPostTexts } from '../blog/texts.js';
import type { JobOpening } from '../careers/entity.js';
import { jobOpeningTexts } from '../careers/texts.js';
import type { HeroSlide } from '../hero/entity.js';
import { heroSlideTexts } from '../hero/texts.js';
import type { Product } from '../products/entity.js';
import { productTexts } from '../products/texts.js';
import { writtenTranslation } from '../translations/index.js';
import { CG_32, MONSOON } from './en.js';
import { OPENINGS } from './ne/jobOpenings.js';
import { POSTS } from './ne/posts/index.js';
import { PRODUCTS } from './ne/products.js';
import { SLIDES } from './ne/slides.js';
import { DEMO_POSTS } from './posts/index.js';
import { type PictureBlock, toBlocks } from './posts/shape.js';
import { DEMO_PRODUCTS } from './products.js';

const OF_PRODUCTS = { ...PRODUCTS, 'cg-32': CG_32 };
const OF_POSTS = { ...POSTS, monsoon: MONSOON };

interface Demo {
  products: readonly Product[];
  posts: readonly BlogPost[];
  slides: readonly HeroSlide[];
  openings: readonly JobOpening[];
}

/** What the demo shop writes, in the language that it was not written in. @param demo all of it, in the order of its files */
export const demoTranslations = ({ products, posts, slides, openings }: Demo, now: Date): object[] => [
  ...DEMO_PRODUCTS.map(({ key }, at) => writtenTranslation(productTexts, products[at]!, OF_PRODUCTS[key], now)),
  ...DEMO_POSTS.map((post, at) => writtenTranslation(blogPostTexts, posts[at]!, postTexts(post), now)),
  ...SLIDES.map((texts, at) => writtenTranslation(heroSlideTexts, slides[at]!, texts, now)),
  ...OPENINGS.map((texts, at) => writtenTranslation(jobOpeningTexts, openings[at]!, texts, now)),
];

/** A post's texts with the pictures of its own parts. */
function postTexts({ key, blocks: own }: (typeof DEMO_POSTS)[number]): object {
  const { title, snippet, blocks }: WrittenPost = OF_POSTS[key];
  const whole = blocks.map((block, at) =>
    typeof block === 'string' ? block : { ...(own[at] as PictureBlock), ...block },
  );
  return { title, snippet, fullContentBlocks: toBlocks(whole) };
}

interface WrittenPost {
  title: string;
  snippet: string;
  blocks: readonly (string | Omit<PictureBlock, 'picture'>)[];
}
