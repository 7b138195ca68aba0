import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { CheckField } from '../../ui/CheckField';
import { DeskField } from '../../desk/DeskField';
import { ItemFormDialog } from '../../desk/editor/ItemFormDialog';
import { PreviewButton } from '../../desk/editor/PreviewButton';
import { PreviewDialog } from '../../desk/editor/PreviewDialog';
import { RichTextField } from '../../desk/editor/RichTextField';
import { FieldPair } from '../../desk/FieldLayout';
import { ImagesUpload } from '../../media/components/ImagesUpload';
import type { UploadsHandle } from '../../media/components/settleUploads';
import { Select, TextInput } from '../../ui';
import { filledText } from '../../desk/filledText';
import { ProductPreview } from './ProductPreview';
import type { ProductRowFragment } from './productsDesk.gen';
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
  const item = useProductForm({ product, uploads, readAgain, onClose });
  const { form } = item;
  return (
    <ItemFormDialog
      item={item}
      title={product ? t`Edit Product` : t`Add Product`}
      footer={<PreviewButton onClick={() => setPreviewing(true)} />}
    >
      <DeskField
        form={form}
        name="name"
        label={t`Name`}
        required
        rules={{ validate: filledText(t`Name is required.`) }}
      >
        {(control) => <TextInput {...control} />}
      </DeskField>
      <DeskField
        form={form}
        name="price"
        label={t`Price (Rs.)`}
        hint={t`0 reads 'Price on request'.`}
        required
        rules={{ validate: filledText(t`Price is required.`) }}
      >
        {(control) => <TextInput {...control} type="number" inputMode="decimal" min={0} step="0.01" />}
      </DeskField>
      <FieldPair>
        <DeskField form={form} name="category" label={t`Category`}>
          {(control) => (
            <Select {...control} defaultValue={form.getValues('category')}>
              {categoryOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </DeskField>
        <DeskField form={form} name="condition" label={t`Condition`}>
          {(control) => (
            <Select {...control} defaultValue={form.getValues('condition')}>
              {conditionOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </DeskField>
      </FieldPair>
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
  );
}
