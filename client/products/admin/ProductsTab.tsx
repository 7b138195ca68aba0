import { Trans, useLingui } from '@lingui/react/macro';
import { FLAG, ONLY } from '../../admin/kit/FlagFilter';
import { PictureName } from '../../admin/kit/PictureName';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { BothCalendars } from '../../ui/print/BothCalendars';
import { availabilities, categories, conditions } from '../labels';
import { ProductPrice } from '../public/ProductPrice';
import { useTranslationColumn } from '../../translations/admin';
import { BulkActions } from './BulkActions';
import { productsChanged } from './cache';
import { ProductForm } from './ProductForm';
import {
  type ProductAvailability,
  type ProductCategory,
  type ProductChangeInput,
  type ProductCondition,
  useChangeProductsMutation,
  useDeleteProductMutation,
  useProductTableQuery,
  useRestoreProductMutation,
} from './productsAdmin.gen';
import { PublishedSwitch } from './PublishedSwitch';
import { StockButtons } from './StockButtons';

const LIST = {
  sorts: ['CREATED_AT', 'NAME', 'CATEGORY', 'PRICE'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: {
    category: Object.keys(categories) as ProductCategory[],
    condition: Object.keys(conditions) as ProductCondition[],
    availability: Object.keys(availabilities) as ProductAvailability[],
    isPublished: FLAG,
    deleted: ONLY,
  },
} as const;

/** Products (back-office §2): what the shop sells, drafts and deleted ones too. */
export function ProductsTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const products = useResource(asked, useProductTableQuery(asked.options));
  const otherLanguage = useTranslationColumn('PRODUCT', products.rows);
  const [deleteProduct] = useDeleteProductMutation(productsChanged);
  const [restoreProduct] = useRestoreProductMutation(productsChanged);
  const [changeProducts] = useChangeProductsMutation(productsChanged);

  /** All or none. @returns what undoes them */
  async function apply(changes: readonly ProductChangeInput[]): Promise<ProductChangeInput[]> {
    const { data } = await changeProducts({ variables: { changes: [...changes] } });
    return data!.changeProducts.previous.map(({ id, isPublished, category, price, deleted }) => ({
      id,
      isPublished,
      category,
      price,
      deleted,
    }));
  }

  return (
    <ResourceTab
      resource={products}
      title={t`Products`}
      search={t`Name or description`}
      filters={{
        category: { label: t`Category`, words: categories },
        condition: { label: t`Condition`, words: conditions },
        availability: { label: t`Availability`, words: availabilities },
        isPublished: { label: t`Status`, on: t`Published`, off: t`Draft` },
        deleted: { label: t`Show`, all: t`In the shop`, options: [{ value: 'true', label: t`Deleted` }] },
      }}
      exported="products"
      add={t`Add Product`}
      empty={t`No products yet.`}
      name={({ name }) => name}
      columns={[
        {
          id: 'name',
          header: t`Name`,
          cell: ({ name, imageUrls: [picture] }) => <PictureName picture={picture}>{name}</PictureName>,
          sort: 'NAME',
        },
        { id: 'category', header: t`Category`, cell: ({ category }) => i18n._(categories[category]), sort: 'CATEGORY' },
        { id: 'condition', header: t`Condition`, cell: ({ condition }) => i18n._(conditions[condition]) },
        {
          id: 'price',
          header: t`Price`,
          cell: ({ price }) => <ProductPrice price={price} />,
          sort: 'PRICE',
          align: 'end',
        },
        {
          id: 'availability',
          header: t`Availability`,
          cell: ({ availability, stock }) => (
            <>
              {i18n._(availabilities[availability])}
              {stock?.reservedFor && <span>{`: ${stock.reservedFor}`}</span>}
              {stock?.warrantyUntil && (
                <span>
                  <Trans>
                    , under warranty until <BothCalendars value={stock.warrantyUntil} />
                  </Trans>
                </span>
              )}
            </>
          ),
        },
        { id: 'status', header: t`Status`, cell: (product) => <PublishedSwitch product={product} /> },
        {
          id: 'created',
          header: t`Created`,
          time: ({ createdAt }) => createdAt,
          show: 'date',
          sort: 'CREATED_AT',
          hideOnPhone: true,
        },
        otherLanguage.column,
      ]}
      remove={{
        ask: ({ name }) => t`Delete ${name}? It can be restored.`,
        send: ({ id }) => deleteProduct({ variables: { id } }),
        done: t`Product deleted.`,
      }}
      restore={{ send: ({ id }) => restoreProduct({ variables: { id } }), done: t`Product restored.` }}
      actions={(product, { editAction, deleteAction }) => (
        <>
          {editAction}
          {product.set && <StockButtons product={product} />}
          {deleteAction}
        </>
      )}
      bulk={{
        apply,
        undone: t`The products are as they were before.`,
        actions: (chosen, begin) => <BulkActions products={chosen} begin={begin} />,
      }}
      form={(open) => <ProductForm {...open} />}
    >
      {otherLanguage.editor}
    </ResourceTab>
  );
}
