/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useTypedFragment } from '../../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What kind of thing is sold. */
export type ProductCategory =
  /** What goes with a television, as a remote control or a mount. */
  | 'Accessory'
  /** Anything else. */
  | 'Other'
  /** A spare part. */
  | 'Part'
  /** A television. */
  | 'TV';

/** How used it is. */
export type ProductCondition =
  /** Sold for its parts, not to be used as it is. */
  | 'ForParts'
  /** Never used. */
  | 'New'
  /** Used, and works as it should. */
  | 'UsedGood'
  /** Used, and hardly to be told from a new one. */
  | 'UsedLikeNew';

export type ProductCardFragment = { __typename?: 'Product', id: string, name: string, price: number, category: ProductCategory, condition: ProductCondition, imageUrls: Array<string>, rating: { __typename?: 'RatingSummary', average: number | null, count: number } } & { ' $fragmentName'?: 'ProductCardFragment' };

export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;

export const useProductCardFragment = (from: FragmentType<ProductCardFragment>): ProductCardFragment => useTypedFragment(ProductCardFragmentDoc, 'ProductCard', from);
