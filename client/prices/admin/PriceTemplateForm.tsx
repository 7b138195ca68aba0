import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { useResourceForm } from '../../admin/kit/editor/useResourceForm';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
import { priceTemplatesChanged } from './cache';
import { LineList } from './lines/LineList';
import { linesInOrder, linesOf, type LinesValues, toLineInput } from './lines/lineValues';
import { useLines } from './lines/useLines';
import { PricePicker } from './PricePicker';
import {
  type PriceTemplateInput,
  type PriceTemplateRowFragment,
  useCreatePriceTemplateMutation,
  useUpdatePriceTemplateMutation,
} from './pricesAdmin.gen';

interface TemplateValues extends LinesValues {
  name: string;
}

const valuesOf = ({ name, lines }: PriceTemplateRowFragment): TemplateValues => ({ name, ...linesOf(lines) });

const toInput = ({ name, ...lines }: TemplateValues, version: number | null): PriceTemplateInput => ({
  name,
  lines: linesInOrder(lines).map(toLineInput),
  version,
});

/** Add or edit lines that go into a quote together. */
export function PriceTemplateForm(open: ResourceFormProps<PriceTemplateRowFragment>) {
  const { t } = useLingui();
  const [create] = useCreatePriceTemplateMutation(priceTemplatesChanged);
  const [update] = useUpdatePriceTemplateMutation(priceTemplatesChanged);
  const item = useResourceForm<PriceTemplateRowFragment, TemplateValues & Record<string, unknown>>(open, {
    thing: 'priceTemplate',
    valuesOf: (row) => ({ ...valuesOf(row) }),
    begin: () => ({ name: '', ...linesOf([]) }),
    create: (values) => create({ variables: { input: toInput(values, null) } }),
    update: (id, values, version) => update({ variables: { id, input: toInput(values, version) } }),
    added: t`Quote template added.`,
    updated: t`Quote template updated.`,
  });
  const [isUploading, setUploading] = useState(false);
  const lines = useLines(item.form);
  return (
    <ItemFormDialog item={item} busy={isUploading} title={open.stored ? t`Edit quote template` : t`Add quote template`}>
      <AdminTextField
        form={item.form}
        name="name"
        label={t`Name`}
        hint={t`Only the workshop sees it.`}
        missing={t`Name is required.`}
      />
      <LineList lines={lines} onUploading={setUploading}>
        <PricePicker onPick={(line) => lines.add([line])} />
      </LineList>
    </ItemFormDialog>
  );
}
