import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, Loading, PageHeader } from '../../ui';
import { PagedList } from '../../ui/PagedList';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { Shelves } from './Shelves';
import { useProducts } from './useProducts';
import { PAGE_SIZE } from '../productsView';
import { productsUrl } from '../urls';
import styles from './ProductsPage.module.css';

/** So many cards a phone shows before anybody scrolls. */
const IN_SIGHT = 4;

/** /products: what the shop sells, newest first (public-site §2, 'Products'). */
export function ProductsPage() {
  const { t } = useLingui();
  const { page, view, addressOf } = useProducts();
  return (
    <>
      <PageHeader
        title={t`Products`}
        lead={t`TVs that our own technicians have checked, with accessories and parts.`}
      />
      <Shelves current={view.category} addressOf={addressOf} />
      <PagedList
        page={page}
        view={view}
        pageSize={PAGE_SIZE}
        addressOf={addressOf}
        empty={
          <EmptyState
            title={<Trans>No Products Available</Trans>}
            action={
              view.category && (
                <LinkButton to={productsUrl} variant="secondary">
                  <Trans>Show all products</Trans>
                </LinkButton>
              )
            }
          >
            <Trans>New things arrive every week. Please check back soon.</Trans>
          </EmptyState>
        }
        skeleton={
          <Loading>
            <div className={styles.grid}>
              {Array.from({ length: PAGE_SIZE }, (_, product) => (
                <ProductCardSkeleton key={product} />
              ))}
            </div>
          </Loading>
        }
      >
        {(products) => (
          <ul className={styles.grid}>
            {products.map((product, index) => (
              <li key={product.id} className={styles.item}>
                <ProductCard product={product} priority={index < IN_SIGHT} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
