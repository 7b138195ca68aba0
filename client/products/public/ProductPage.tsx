import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../../graphql/useAnswer';
import { EmptyState, ErrorState, LinkButton, PageHeader, PageMissing } from '../../ui';
import { BackToProducts } from './BackToProducts';
import { ProductHead } from './ProductHead';
import { ProductSkeleton } from './ProductSkeleton';
import { ProductView } from './ProductView';
import { useProductDetailsQuery } from '../products.gen';
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
        <ProductView product={answer.product} />
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
