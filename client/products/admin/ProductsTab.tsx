import { Trans, useLingui } from '@lingui/react/macro';
import { BulkBar } from '../../admin/kit/BulkBar';
import { BulkDialogs } from '../../admin/kit/bulk/BulkDialogs';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { AddButton } from '../../admin/kit/AddButton';
import { flagOf } from '../../admin/kit/FlagFilter';
import { TabFrame } from '../../admin/kit/TabFrame';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { useOpenRow } from '../../admin/kit/useOpenRow';
import { useSelection } from '../../admin/kit/useSelection';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { BulkActions } from './BulkActions';
import { ProductForm } from './ProductForm';
import { ProductActions } from './ProductActions';
import { type ProductRowFragment, useProductTableQuery } from './productsAdmin.gen';
import { PRODUCT_LIST, ProductToolbar } from './ProductToolbar';
import { useBulkProducts } from './useBulkProducts';
import { useProductColumns } from './useProductColumns';

/** Products (back-office §2): what the shop sells, drafts and deleted ones too. */
export function ProductsTab() {
  const { t } = useLingui();
  const view = useTableView(PRODUCT_LIST);
  const { isPublished, deleted, ...filters } = view.filters;
  const query = useProductTableQuery({
    variables: {
      ...view.variables,
      ...filters,
      isPublished: flagOf(isPublished),
      deleted: deleted && true,
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = useTablePage(query, (data) => data.productTable, view);
  const { editing, add, edit, close } = useOpenForm();
  const items = page.table?.items ?? [];
  const selection = useSelection(page.table?.items, ({ id }) => id);
  const bulk = useBulkProducts(selection.clear);
  const columns = useProductColumns();
  const open = useOpenRow(items, editing);

  async function readAgain(): Promise<ProductRowFragment | undefined> {
    const { data } = await query.refetch();
    return data?.productTable.items.find(({ id }) => id === editing);
  }

  return (
    <TabFrame title={t`Products`}>
      <ProductToolbar
        view={view}
        actions={
          <>
            <ExportButton things="products" params={view.exportParams} />
            <AddButton onClick={add}>
              <Trans>Add Product</Trans>
            </AddButton>
          </>
        }
      />
      <AdminTable
        caption={t`Products`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No products yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={selection}
        actions={(product) => <ProductActions product={product} onEdit={() => edit(product.id)} />}
      />
      <BulkBar selection={selection}>{(products) => <BulkActions products={products} begin={bulk.begin} />}</BulkBar>
      <BulkDialogs bulk={bulk} />
      {(editing === NEW || open) && <ProductForm key={editing} product={open} readAgain={readAgain} onClose={close} />}
    </TabFrame>
  );
}
