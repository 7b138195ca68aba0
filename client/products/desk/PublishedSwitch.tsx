import { Trans, useLingui } from '@lingui/react/macro';
import { useDeskAction } from '../../desk/useDeskAction';
import { Switch } from '../../ui/Switch';
import { forgetPublicProducts } from './cache';
import { type ProductRowFragment, useChangeProductsMutation } from './productsDesk.gen';

/** Whether visitors see the product; a press shows at once. */
export function PublishedSwitch({ product }: { product: ProductRowFragment }) {
  const { t } = useLingui();
  const { act, isBusy } = useDeskAction();
  const [change] = useChangeProductsMutation({ update: forgetPublicProducts });
  const { id, name, isPublished, deletedAt, category, price } = product;
  const state = isPublished ? t`Published` : t`Draft`;
  if (deletedAt) return state;

  // a const, since the generated types leave the types' names out
  const changed = { ...product, __typename: 'Product', isPublished: !isPublished };
  const before = { __typename: 'ProductBefore', id, isPublished, category, price, deleted: false };
  const changeProducts = { __typename: 'ChangedProducts', products: [changed], previous: [before] };
  const toggle = () =>
    act(
      () =>
        change({
          variables: { changes: [{ id, isPublished: !isPublished }] },
          optimisticResponse: { changeProducts },
        }),
      { done: isPublished ? t`Product taken off the site.` : t`Product published.` },
    );
  return (
    <Switch
      checked={isPublished}
      busy={isBusy()}
      label={t`${state}. Show ${name} to visitors`}
      onToggle={() => void toggle()}
    >
      {isPublished ? <Trans>Published</Trans> : <Trans>Draft</Trans>}
    </Switch>
  );
}
