import { useLingui } from '@lingui/react/macro';
import { useBulkChange } from '../../admin/kit/bulk/useBulkChange';
import { forgetPublicProducts } from './cache';
import { type ProductChangeInput, useChangeProductsMutation } from './productsAdmin.gen';

/** Changes of many products, all or none, with what undoes them. */
export function useBulkProducts(onDone: () => void) {
  const { t } = useLingui();
  const [change] = useChangeProductsMutation({ update: forgetPublicProducts, refetchQueries: ['ProductTable'] });
  return useBulkChange<ProductChangeInput>({
    async apply(changes) {
      const { data } = await change({ variables: { changes: [...changes] } });
      return data!.changeProducts.previous.map(({ id, isPublished, category, price, deleted }) => ({
        id,
        isPublished,
        category,
        price,
        deleted,
      }));
    },
    undone: t`The products are as they were before.`,
    onDone,
  });
}
