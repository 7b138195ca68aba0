import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useFilesFirst } from '../../admin/kit/editor/useFilesFirst';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { settleUploads, type UploadsHandle } from '../../media';
import { toast } from '../../ui';
import { forgetPublicProducts } from './cache';
import { newProduct, type ProductValues, toInput, valuesOf } from './productForm';
import { type ProductRowFragment, useCreateProductMutation, useUpdateProductMutation } from './productsAdmin.gen';

interface ProductFormOptions {
  product: ProductRowFragment | null;
  uploads: RefObject<UploadsHandle | null>;
  readAgain: () => Promise<ProductRowFragment | undefined>;
  onClose: () => void;
}

/** Sends a product once its pictures have arrived; one that failed is said at its tile, and nothing is sent without it. */
export function useProductForm({ product, uploads, readAgain, onClose }: ProductFormOptions) {
  const { t } = useLingui();
  const [create] = useCreateProductMutation({ update: forgetPublicProducts, refetchQueries: ['ProductTable'] });
  const [update] = useUpdateProductMutation({ update: forgetPublicProducts });
  const item = useItemForm<ProductValues>({
    name: `product.${product?.id ?? 'new'}`,
    begun: product ? valuesOf(product) : newProduct,
    version: product?.version ?? null,
    saved: product ? t`Product updated.` : t`Product added.`,
    async send(values, version) {
      const input = toInput(values, version);
      return product ? update({ variables: { id: product.id, input } }) : create({ variables: { input } });
    },
    async readTheirs() {
      const theirs = await readAgain();
      return theirs ? { content: valuesOf(theirs), version: theirs.version } : null;
    },
    onClose,
  });
  return useFilesFirst(item, async () => {
    const { failed } = await settleUploads(uploads.current);
    if (failed.length > 0) toast.error(t`Upload failed.`);
    return failed.length === 0;
  });
}
