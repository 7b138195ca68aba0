import { Trans } from '@lingui/react/macro';
import { LazyRichText } from '../../ui/LazyRichText';
import { later } from '../../lib/later';
import { PageHeader, Skeleton } from '../../ui';
import { ShareButton } from '../../sharing/components/ShareButton';
import type { ProductDetailsQuery } from '../products.gen';
import { productUrl } from '../urls';
import { BackToProducts } from './BackToProducts';
import { Gallery } from './Gallery';
import { ProductFacts } from './ProductFacts';
import styles from './ProductView.module.css';
import { PurchaseContacts } from './PurchaseContacts';

// Below the first screen: nobody needs more than what is drawn of it until they come near.
const ProductReviews = later(async () => (await import('../../reviews/components/ProductReviews')).ProductReviews, {
  waiting: <Skeleton height="36rem" />,
});

/** A product with all that is known of it (public-site §2, 'Products'). */
export function ProductView({ product }: { product: NonNullable<ProductDetailsQuery['product']> }) {
  const { id, name, imageUrls, description } = product;
  return (
    <article className={styles.product}>
      <PageHeader title={name} before={<BackToProducts />} />
      <div className={styles.top}>
        <Gallery name={name} urls={imageUrls} />
        <div className={styles.side}>
          <ProductFacts product={product} />
          <PurchaseContacts productName={name} />
          <ShareButton path={productUrl(id)} title={name} />
        </div>
      </div>
      {description && (
        <section className={styles.description}>
          <h2>
            <Trans>Description</Trans>
          </h2>
          <LazyRichText html={description} lines={6} />
        </section>
      )}
      <ProductReviews key={id} productId={id} />
    </article>
  );
}
