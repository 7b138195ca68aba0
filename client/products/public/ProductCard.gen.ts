/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useTypedFragment } from '../../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a product can be had. */
export type ProductAvailability =
  /** It is for sale. */
  | 'AVAILABLE'
  /** It is kept for somebody, for a while. */
  | 'RESERVED'
  /** It is sold; visitors see it for 14 more days. */
  | 'SOLD';

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

/** How good a refurbished set is. */
export type ProductGrade =
  /** Screen and body as good as new. */
  | 'A'
  /** Works like new; signs of use that you hardly see from the sofa. */
  | 'B'
  /** Works as it should; visible signs of use. */
  | 'C';

export type ProductCardFragment = { __typename?: 'Product', id: string, name: string, price: number, category: ProductCategory, condition: ProductCondition, grade: ProductGrade | null, availability: ProductAvailability, imageUrls: Array<string>, rating: { __typename?: 'RatingSummary', average: number | null, count: number } } & { ' $fragmentName'?: 'ProductCardFragment' };

export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;

export const useProductCardFragment = (from: FragmentType<ProductCardFragment>): ProductCardFragment => useTypedFragment(ProductCardFragmentDoc, 'ProductCard', from);
