import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../../graphql/useAnswer';
import { ProductPaymentCard } from '../../payments';
import { EmptyState, ErrorState, LinkButton, PageHeader, PageMissing } from '../../ui';
import { useIsServerDrawing } from '../../ui/useDrawnByServer';
import { BackToProducts } from './BackToProducts';
import { ProductHead } from './ProductHead';
import { ProductSkeleton } from './ProductSkeleton';
import { ProductView } from './ProductView';
import { type ProductViewFragment, useProductDetailsQuery } from '../products.gen';
import { productsUrl } from '../urls';

/** /products/{productId} (public-site §2, 'Products'). */
export function ProductPage() {
  const { productId = '' } = useParams();
  return <Product key={productId} id={productId} />;
}

function Product({ id }: { id: string }) {
  const { t } = useLingui();
  const { answer, failure } = useAnswer(useProductDetailsQuery({ variables: { id } }));
  if (answer?.product) {
    return (
      <>
        <ProductHead product={answer.product} />
        <ProductView product={answer.product} payment={<Payment product={answer.product} />} />
      </>
    );
  }
  if (answer) {
    return (
      <>
        <PageMissing />
        <PageHeader title={t`Product not found`} before={<BackToProducts />} />
        <EmptyState
          title={<Trans>This product is not for sale here.</Trans>}
          action={
            <LinkButton to={productsUrl}>
              <Trans>See all products</Trans>
            </LinkButton>
          }
        >
          <Trans>It may have been sold already, or the address was mistyped.</Trans>
        </EmptyState>
      </>
    );
  }
  if (failure) {
    return (
      <>
        <PageHeader title={t`Products`} before={<BackToProducts />} />
        <ErrorState {...failure} />
      </>
    );
  }
  return <ProductSkeleton />;
}

/** Whoever has the link of a set that is kept for somebody may pay for it, as soon as the page is taken over (decisions §15). */
function Payment({ product: { id, price, availability } }: { product: ProductViewFragment }) {
  // what is open changes without the page: what the server draws is for everybody, and for longer
  const isLive = !useIsServerDrawing();
  if (!isLive || availability !== 'RESERVED') return null;
  return (
    <Suspense>
      <ProductPaymentCard productId={id} price={price} />
    </Suspense>
  );
}
