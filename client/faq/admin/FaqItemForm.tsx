import { useLingui } from '@lingui/react/macro';
import { AdminField } from '../../admin/kit/AdminField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { typedOrderError } from '../../admin/kit/editor/orderError';
import { RichTextField } from '../../admin/kit/editor/RichTextField';
import { useResourceForm } from '../../admin/kit/editor/useResourceForm';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { filledText } from '../../admin/kit/filledText';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
import { TextInput } from '../../ui';
import { faqItemsChanged } from './cache';
import { type FaqItemRowFragment, useCreateFaqItemMutation, useUpdateFaqItemMutation } from './faqAdmin.gen';
import { GENERAL, newFaqItem, toInput, valuesOf } from './faqForm';

interface FaqItemFormProps extends ResourceFormProps<FaqItemRowFragment> {
  /** Where a new one is to stand. */
  nextOrder: number;
}

/** A question with its answer: question, answer and order are required (back-office §5). */
export function FaqItemForm({ nextOrder, ...open }: FaqItemFormProps) {
  const { t, i18n } = useLingui();
  const [create] = useCreateFaqItemMutation(faqItemsChanged);
  const [update] = useUpdateFaqItemMutation(faqItemsChanged);
  const item = useResourceForm(open, {
    thing: 'faqItem',
    valuesOf,
    begin: () => newFaqItem(nextOrder),
    create: (values) => create({ variables: { input: toInput(values, null) } }),
    update: (id, values, version) => update({ variables: { id, input: toInput(values, version) } }),
    added: t`FAQ item added.`,
    updated: t`FAQ item updated.`,
  });
  const { form } = item;
  return (
    <ItemFormDialog item={item} title={open.stored ? t`Edit FAQ Item` : t`Add FAQ Item`}>
      <AdminField
        form={form}
        name="question"
        label={t`Question`}
        required
        rules={{ validate: filledText(t`Question is required.`) }}
      >
        {(control) => <TextInput {...control} />}
      </AdminField>
      <RichTextField
        form={form}
        name="answer"
        label={t`Answer`}
        required
        markdown={false}
        rules={{ validate: filledText(t`Answer is required.`) }}
      />
      <FieldPair>
        <AdminField form={form} name="category" label={t`Category`}>
          {(control) => <TextInput {...control} placeholder={GENERAL} />}
        </AdminField>
        <AdminField form={form} name="order" label={t`Order`} required rules={{ validate: typedOrderError(i18n) }}>
          {(control) => <TextInput {...control} type="number" step={1} inputMode="numeric" />}
        </AdminField>
      </FieldPair>
    </ItemFormDialog>
  );
}
