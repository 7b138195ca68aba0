import type { Ctx } from '../../core/context.js';
import { rupees } from '../../core/fields/money.js';
import { cutText } from '../../core/fields/text.js';
import { listProductsAbout, type Product, ProductCondition } from '../../products/index.js';
import { briefText, lines, type Passage } from './passage.js';

const LONGEST_DESCRIPTION = 800;

/** public-site §3 'ProductCondition'. */
const CONDITIONS: Record<ProductCondition, string> = {
  [ProductCondition.New]: 'New',
  [ProductCondition.UsedLikeNew]: 'Used - Like New',
  [ProductCondition.UsedGood]: 'Used - Good',
  [ProductCondition.ForParts]: 'For Parts',
};

/** decisions §11: price 0 is on request. */
const priceOf = ({ price }: Product) => (price === 0 ? 'on request' : rupees(price));

/**
 * What is for sale: the newest, and whatever else speaks of a word of the question, each with its price.
 * @param words of the question, as they were written
 */
export async function productPassages(ctx: Ctx, words: readonly string[]): Promise<Passage[]> {
  const products = await listProductsAbout(ctx, words);
  return products.map((product) => ({
    title: product.name,
    text: lines(
      `Category: ${product.category}. Condition: ${CONDITIONS[product.condition]}. Price: ${priceOf(product)}.`,
      cutText(briefText(product.description), LONGEST_DESCRIPTION),
    ),
    link: `/products/${product.id}`,
  }));
}

/** So many lines of the list of all; more is to be found on its page. */
const MOST_LISTED = 60;

/** All that is for sale in one passage, without details. */
export function catalogueOf(products: readonly Passage[]): Passage[] {
  if (products.length === 0) return [];
  const listed = products.slice(0, MOST_LISTED).map(({ title, text }) => `- ${title}. ${text.split('\n')[0]}`);
  return [{ title: 'All products for sale', text: listed.join('\n'), link: '/products' }];
}
