import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { PictureName } from '../../admin/kit/PictureName';
import { DateTime } from '../../ui';
import { ProductPrice } from '../public/ProductPrice';
import type { ProductRowFragment, ProductTableSort } from './productsAdmin.gen';
import { PublishedSwitch } from './PublishedSwitch';
import { useProductWords } from './useProductWords';

/** The columns of the list of products. */
export function useProductColumns(): Column<ProductRowFragment, ProductTableSort>[] {
  const { t } = useLingui();
  const { availabilityName, categoryName, conditionName } = useProductWords();
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: ({ name, imageUrls: [picture] }) => <PictureName picture={picture}>{name}</PictureName>,
      sort: 'NAME',
    },
    { id: 'category', header: t`Category`, cell: ({ category }) => categoryName(category), sort: 'CATEGORY' },
    { id: 'condition', header: t`Condition`, cell: ({ condition }) => conditionName(condition) },
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
          {availabilityName(availability)}
          {stock?.reservedFor && <span>{`: ${stock.reservedFor}`}</span>}
          {stock?.warrantyUntil && (
            <span>
              <Trans>
                , under warranty until <DateTime value={stock.warrantyUntil} show="date" />
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
      cell: ({ createdAt }) => <DateTime value={createdAt} show="date" />,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
      hideOnPhone: true,
    },
  ];
}
