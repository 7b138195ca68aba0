import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { ProductReviews } from '../../reviews';
import { LazyRichText } from '../../ui/LazyRichText';
import { PageHeader } from '../../ui';
import { ShareButton } from '../../sharing';
import type { ProductViewFragment } from '../products.gen';
import { productUrl } from '../urls';
import { BackToProducts } from './BackToProducts';
import { ContactBar } from './ContactBar';
import { Gallery } from './Gallery';
import { ProductFacts } from './ProductFacts';
import styles from './ProductView.module.css';
import { ProductTest } from './ProductTest';
import { PurchaseContacts } from './PurchaseContacts';

interface ProductViewProps {
  product: ProductViewFragment;
  /** What pays for it, where it is kept for somebody. */
  payment?: ReactNode;
}

/** A product with all that is known of it (public-site §2, 'Products'). */
export function ProductView({ product, payment }: ProductViewProps) {
  const { id, name, imageUrls, description, test } = product;
  return (
    <article className={styles.product}>
      <PageHeader title={name} before={<BackToProducts />} />
      <div className={styles.top}>
        <Gallery name={name} urls={imageUrls} />
        <div className={styles.side}>
          <ProductFacts product={product} />
          {payment}
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
      {test && <ProductTest test={test} />}
      <Suspense key={id}>
        <ProductReviews productId={id} />
      </Suspense>
      <ContactBar product={product} />
    </article>
  );
}
