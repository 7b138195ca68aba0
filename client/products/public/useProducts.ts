import { useSearchParams } from 'react-router-dom';
import { useListPage } from '../../graphql/useListPage';
import { firstPage } from '../../lib/pageView';
import { useProductListQuery } from '../products.gen';
import { type ProductsView, readProductsView, toProductsVariables, writeProductsView } from '../productsView';

/** The products that the address asks for (public-site §2, 'Products'), and the addresses of others. */
export function useProducts() {
  const [params, setParams] = useSearchParams();
  const view = readProductsView(params);
  const question = useProductListQuery({ variables: toProductsVariables(view) });
  const page = useListPage(
    question,
    ({ products }) => products,
    view,
    () => setParams(writeProductsView(view, firstPage), { replace: true, preventScrollReset: true }),
  );
  const addressOf = (change: Partial<ProductsView>) => ({ search: writeProductsView(view, change).toString() });
  return { page, view, addressOf };
}
