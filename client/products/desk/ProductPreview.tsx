import { Stack } from '../../ui';
import { ProductCard } from '../components/ProductCard';
import { ProductView } from '../components/ProductView';
import { type ProductValues, toInput } from './productForm';

/** The product as visitors will see it: its card in the list, and its page. */
export function ProductPreview({ values, id }: { values: ProductValues; id: string }) {
  const { price } = toInput(values, null);
  const product = { ...values, id, price, rating: { average: null, count: 0 } };
  return (
    <Stack gap={4}>
      <ProductView product={product} />
      <div style={{ maxWidth: '22rem' }}>
        <ProductCard product={product} />
      </div>
    </Stack>
  );
}
