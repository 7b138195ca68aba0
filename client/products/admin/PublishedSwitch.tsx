import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../admin/kit/RowSwitch';
import { forgetPublicProducts } from './cache';
import { type ProductRowFragment, useChangeProductsMutation } from './productsAdmin.gen';

/** Whether visitors see the product. */
export function PublishedSwitch({ product }: { product: ProductRowFragment }) {
  const { t } = useLingui();
  const [send] = useChangeProductsMutation({ update: forgetPublicProducts });
  const { id, name, isPublished, deletedAt, category, price } = product;
  const state = isPublished ? t`Published` : t`Draft`;
  if (deletedAt) return state;

  function change(): Promise<unknown> {
    return send({
      variables: { changes: [{ id, isPublished: !isPublished }] },
      optimisticResponse: {
        changeProducts: {
          __typename: 'ChangedProducts',
          products: [{ ...product, isPublished: !isPublished }],
          previous: [{ __typename: 'ProductBefore', id, isPublished, category, price, deleted: false }],
        },
      },
    });
  }

  return (
    <RowSwitch
      checked={isPublished}
      state={state}
      label={t`${state}. Show ${name} to visitors`}
      done={isPublished ? t`Product unpublished.` : t`Product published.`}
      change={change}
    />
  );
}
