import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { AdminSelect } from '../../admin/kit/AdminSelect';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { PreviewButton } from '../../admin/kit/editor/PreviewButton';
import { PreviewDialog } from '../../admin/kit/editor/PreviewDialog';
import { RichTextField } from '../../admin/kit/editor/RichTextField';
import { useFilesFirst } from '../../admin/kit/editor/useFilesFirst';
import { useResourceForm } from '../../admin/kit/editor/useResourceForm';
import { FieldPair } from '../../admin/kit/FieldLayout';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
import { ImagesUpload, settleUploads, type UploadsHandle } from '../../media';
import { ProductTestSheet } from '../../sets/admin';
import { toast } from '../../ui';
import { CheckField } from '../../ui/CheckField';
import { categories, conditions } from '../labels';
import { forgetPublicProducts, productsChanged } from './cache';
import { newProduct, toInput, valuesOf } from './productForm';
import { ProductPreview } from './ProductPreview';
import { type ProductRowFragment, useCreateProductMutation, useUpdateProductMutation } from './productsAdmin.gen';
import { SetOfProduct } from './SetOfProduct';

/** Add or edit a product: name, description and price are required (back-office §5). */
export function ProductForm(props: ResourceFormProps<ProductRowFragment>) {
  const { t } = useLingui();
  const [create] = useCreateProductMutation(productsChanged);
  const [update] = useUpdateProductMutation({ update: forgetPublicProducts });
  const uploads = useRef<UploadsHandle>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const [isTesting, setTesting] = useState(false);
  const { stored } = props;
  const product = useResourceForm(props, {
    thing: 'product',
    valuesOf,
    begin: () => newProduct,
    create: (values) => create({ variables: { input: toInput(values, null) } }),
    update: (id, values, version) => update({ variables: { id, input: toInput(values, version) } }),
    added: t`Product added.`,
    updated: t`Product updated.`,
  });
  const item = useFilesFirst(product, async () => {
    const { failed } = await settleUploads(uploads.current);
    if (failed.length > 0) toast.error(t`Upload failed.`);
    return failed.length === 0;
  });
  const { form } = item;
  return (
    <>
      <ItemFormDialog
        item={item}
        title={stored ? t`Edit Product` : t`Add Product`}
        footer={<PreviewButton onClick={() => setPreviewing(true)} />}
      >
        <AdminTextField form={form} name="name" label={t`Name`} missing={t`Name is required.`} />
        <AdminTextField
          form={form}
          name="price"
          label={t`Price (Rs.)`}
          hint={t`0 is shown as 'Price on request'.`}
          missing={t`Price is required.`}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
        />
        <FieldPair>
          <AdminSelect form={form} name="category" label={t`Category`} words={categories} />
          <AdminSelect form={form} name="condition" label={t`Condition`} words={conditions} />
        </FieldPair>
        <SetOfProduct form={form} product={stored} onTest={() => setTesting(true)} />
        <RichTextField
          form={form}
          name="description"
          label={t`Description`}
          markdown={false}
          missing={t`Description is required.`}
        />
        <Controller
          control={form.control}
          name="imageUrls"
          render={({ field: { value, onChange } }) => (
            <ImagesUpload
              key={item.edition}
              handle={uploads}
              purpose="productImage"
              label={t`Pictures`}
              hint={t`The first one is shown in lists.`}
              initial={value}
              onChange={(urls) => onChange([...urls])}
            />
          )}
        />
        <CheckField {...form.register('isPublished')}>
          <Trans>Published: visitors see it</Trans>
        </CheckField>
        {isPreviewing && (
          <PreviewDialog title={form.getValues('name')} onClose={() => setPreviewing(false)}>
            <ProductPreview values={form.getValues()} saved={stored} />
          </PreviewDialog>
        )}
      </ItemFormDialog>
      {/* beside the form, whose fields its own are not */}
      {isTesting && stored && <ProductTestSheet productId={stored.id} onClose={() => setTesting(false)} />}
    </>
  );
}
