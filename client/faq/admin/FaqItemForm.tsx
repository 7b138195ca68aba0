import { useLingui } from '@lingui/react/macro';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { typedOrderError } from '../../admin/kit/editor/orderError';
import { RichTextField } from '../../admin/kit/editor/RichTextField';
import { useResourceForm } from '../../admin/kit/editor/useResourceForm';
import { FieldPair } from '../../admin/kit/FieldLayout';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
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
      <AdminTextField form={form} name="question" label={t`Question`} missing={t`Question is required.`} />
      <RichTextField form={form} name="answer" label={t`Answer`} markdown={false} missing={t`Answer is required.`} />
      <FieldPair>
        <AdminTextField form={form} name="category" label={t`Category`} placeholder={GENERAL} />
        <AdminTextField
          form={form}
          name="order"
          label={t`Order`}
          required
          rules={{ validate: typedOrderError(i18n) }}
          type="number"
          step={1}
          inputMode="numeric"
        />
      </FieldPair>
    </ItemFormDialog>
  );
}
