import type { FragmentType } from '@apollo/client';
import { useLingui } from '@lingui/react/macro';
import { usePageHead } from '../../lib/pageHead';
import { breadcrumbs, useStructuredData } from '../../lib/structuredData';
import { type ProductHeadFragment, useProductHeadFragment } from '../products.gen';
import { productsUrl, productUrl } from '../urls';
import { productData, productPreview } from './productData';

/** What others are told of a product: search engines, and whoever shows a link to it. */
export function ProductHead(props: { product: FragmentType<ProductHeadFragment> }) {
  const product = useProductHeadFragment(props.product);
  const { t } = useLingui();
  usePageHead(productPreview(product));
  useStructuredData(productData(product));
  useStructuredData(breadcrumbs([t`Products`, productsUrl], [product.name, productUrl(product.id)]));
  return null;
}
