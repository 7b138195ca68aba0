import { Stack } from '../../ui';
import { ProductCardView } from '../public/ProductCard';
import { ProductView } from '../public/ProductView';
import { type ProductValues, toInput } from './productForm';
import type { ProductRowFragment } from './productsAdmin.gen';

const UNRATED = { average: null, count: 0 };

interface ProductPreviewProps {
  values: ProductValues;
  /** As it is saved; null for a new one. */
  saved: ProductRowFragment | null;
}

/** The product as visitors will see it: its card in the list, and its page. */
export function ProductPreview({ values, saved }: ProductPreviewProps) {
  const { price } = toInput(values, null);
  const product = { ...values, id: saved?.id ?? 'preview', price, rating: saved?.rating ?? UNRATED };
  return (
    <Stack gap={4}>
      <ProductView product={product} />
      <div style={{ maxWidth: '22rem' }}>
        <ProductCardView product={product} />
      </div>
    </Stack>
  );
}
