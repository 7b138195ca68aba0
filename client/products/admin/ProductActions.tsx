import { useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { DeleteButton, EditButton, RestoreButton } from '../../admin/kit/rowButtons';
import { forgetPublicProducts } from './cache';
import { type ProductRowFragment, useDeleteProductMutation, useRestoreProductMutation } from './productsAdmin.gen';

/** What can be done with one product: a deleted one can only come back. */
export function ProductActions({ product, onEdit }: { product: ProductRowFragment; onEdit: () => void }) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const options = { update: forgetPublicProducts, refetchQueries: ['ProductTable'] };
  const [deleteProduct] = useDeleteProductMutation(options);
  const [restoreProduct] = useRestoreProductMutation(options);
  const { id, name, deletedAt } = product;

  async function remove(): Promise<void> {
    if (!window.confirm(t`Delete ${name}? It can be restored.`)) return;
    await act(() => deleteProduct({ variables: { id } }), { done: t`Product deleted.` });
  }

  if (deletedAt) {
    return (
      <RestoreButton
        busy={isBusy()}
        onClick={() => void act(() => restoreProduct({ variables: { id } }), { done: t`Product restored.` })}
      />
    );
  }
  return (
    <>
      <EditButton onClick={onEdit} />
      <DeleteButton busy={isBusy()} onClick={() => void remove()} />
    </>
  );
}
