import type { Unmasked } from '@apollo/client';
import type { ProductDetailsQuery } from '../products.gen';

type Shape = NonNullable<Unmasked<ProductDetailsQuery>['product']>;

/** A product as the server describes it. */
export const product = (change: Partial<Shape> = {}) => ({
  __typename: 'Product',
  id: 'p1',
  name: 'Sony Bravia 55',
  price: 125000,
  category: 'TV',
  condition: 'UsedLikeNew',
  imageUrls: ['/media/one.webp', '/media/two.webp'],
  description: '<p>With a new backlight.</p>',
  grade: null,
  availability: 'AVAILABLE',
  warrantyMonths: null,
  test: null,
  ...change,
  rating: { __typename: 'RatingSummary', ...(change.rating ?? { average: null, count: 0 }) },
});

interface Ends {
  hasNextPage?: boolean;
  hasPreviousPage?: boolean;
  totalCount?: number;
}

/** A page of a list; the cursors are 'start' and 'end'. */
export const productPage = (products: ReturnType<typeof product>[], { totalCount, ...ends }: Ends = {}) => ({
  products: {
    __typename: 'ProductConnection',
    edges: products.map((node) => ({ __typename: 'ProductEdge', cursor: node.id, node })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: 'start',
      endCursor: 'end',
      ...ends,
    },
    totalCount: totalCount ?? products.length,
  },
});
