import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../desk/RowSwitch';
import { forgetPublicProducts } from './cache';
import { type ProductRowFragment, useChangeProductsMutation } from './productsDesk.gen';

/** Whether visitors see the product. */
export function PublishedSwitch({ product }: { product: ProductRowFragment }) {
  const { t } = useLingui();
  const [send] = useChangeProductsMutation({ update: forgetPublicProducts });
  const { id, name, isPublished, deletedAt, category, price } = product;
  const state = isPublished ? t`Published` : t`Draft`;
  if (deletedAt) return state;

  function change(): Promise<unknown> {
    // a const, since the generated types leave the types' names out
    const changed = { ...product, __typename: 'Product', isPublished: !isPublished };
    const before = { __typename: 'ProductBefore', id, isPublished, category, price, deleted: false };
    const changeProducts = { __typename: 'ChangedProducts', products: [changed], previous: [before] };
    const variables = { changes: [{ id, isPublished: !isPublished }] };
    return send({ variables, optimisticResponse: { changeProducts } });
  }

  return (
    <RowSwitch
      checked={isPublished}
      state={state}
      label={t`${state}. Show ${name} to visitors`}
      done={isPublished ? t`Product taken off the site.` : t`Product published.`}
      change={change}
    />
  );
}
