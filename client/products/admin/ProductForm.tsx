import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { CheckField } from '../../ui/CheckField';
import { AdminField } from '../../admin/kit/AdminField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { PreviewButton } from '../../admin/kit/editor/PreviewButton';
import { PreviewDialog } from '../../admin/kit/editor/PreviewDialog';
import { RichTextField } from '../../admin/kit/editor/RichTextField';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { ImagesUpload } from '../../media';
import type { UploadsHandle } from '../../media';
import { ProductTestSheet } from '../../sets/admin';
import { Select, TextInput } from '../../ui';
import { filledText } from '../../admin/kit/filledText';
import { ProductPreview } from './ProductPreview';
import type { ProductRowFragment } from './productsAdmin.gen';
import { SetOfProduct } from './SetOfProduct';
import { useProductForm } from './useProductForm';
import { useProductWords } from './useProductWords';

interface ProductFormProps {
  /** Null for a new one. */
  product: ProductRowFragment | null;
  /** The product as the server has it now. */
  readAgain: () => Promise<ProductRowFragment | undefined>;
  onClose: () => void;
}

/** Add or edit a product: name, description and price are required (back-office §5). */
export function ProductForm({ product, readAgain, onClose }: ProductFormProps) {
  const { t } = useLingui();
  const { categoryOptions, conditionOptions } = useProductWords();
  const uploads = useRef<UploadsHandle>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const [isTesting, setTesting] = useState(false);
  const item = useProductForm({ product, uploads, readAgain, onClose });
  const { form } = item;
  return (
    <>
      <ItemFormDialog
        item={item}
        title={product ? t`Edit Product` : t`Add Product`}
        footer={<PreviewButton onClick={() => setPreviewing(true)} />}
      >
        <AdminField
          form={form}
          name="name"
          label={t`Name`}
          required
          rules={{ validate: filledText(t`Name is required.`) }}
        >
          {(control) => <TextInput {...control} />}
        </AdminField>
        <AdminField
          form={form}
          name="price"
          label={t`Price (Rs.)`}
          hint={t`0 reads 'Price on request'.`}
          required
          rules={{ validate: filledText(t`Price is required.`) }}
        >
          {(control) => <TextInput {...control} type="number" inputMode="decimal" min={0} step="0.01" />}
        </AdminField>
        <FieldPair>
          <AdminField form={form} name="category" label={t`Category`}>
            {(control) => (
              <Select {...control} defaultValue={form.getValues('category')}>
                {categoryOptions.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </AdminField>
          <AdminField form={form} name="condition" label={t`Condition`}>
            {(control) => (
              <Select {...control} defaultValue={form.getValues('condition')}>
                {conditionOptions.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </AdminField>
        </FieldPair>
        <SetOfProduct form={form} product={product} onTest={() => setTesting(true)} />
        <RichTextField
          form={form}
          name="description"
          label={t`Description`}
          required
          markdown={false}
          rules={{ validate: filledText(t`Description is required.`) }}
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
              hint={t`The first one stands for the product in lists.`}
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
            <ProductPreview values={form.getValues()} saved={product} />
          </PreviewDialog>
        )}
      </ItemFormDialog>
      {/* beside the form, whose fields its own are not */}
      {isTesting && product && <ProductTestSheet productId={product.id} onClose={() => setTesting(false)} />}
    </>
  );
}
