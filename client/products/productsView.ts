import { firstPage, pageParams, pageVariables, type PageView, readPageView } from '../lib/pageView';
import type { ProductCategory } from './public/ProductCard.gen';
import { isCategory } from './labels';
import type { ProductListQueryVariables } from './products.gen';

export const PAGE_SIZE = 12;

/** Which products are on screen: all of it lives in the URL (decisions §6). */
export interface ProductsView extends PageView {
  category: ProductCategory | null;
}

/** Reads the view out of an address; a value that makes no sense counts as not given. */
export function readProductsView(params: URLSearchParams): ProductsView {
  const category = params.get('category');
  return { category: isCategory(category) ? category : null, ...readPageView(params) };
}

/** Writes another view as an address; another shelf starts at its first page. */
export function writeProductsView(view: ProductsView, change: Partial<ProductsView>): URLSearchParams {
  const { category, ...page } = { ...view, ...firstPage, ...change };
  return new URLSearchParams({ ...(category && { category }), ...pageParams(page) });
}

export const toProductsVariables = ({ category, ...page }: ProductsView): ProductListQueryVariables => ({
  category,
  ...pageVariables(page, PAGE_SIZE),
});
