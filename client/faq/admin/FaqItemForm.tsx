import { useLingui } from '@lingui/react/macro';
import { AdminField } from '../../admin/kit/AdminField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { typedOrderError } from '../../admin/kit/editor/orderError';
import { RichTextField } from '../../admin/kit/editor/RichTextField';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { filledText } from '../../admin/kit/filledText';
import { TextInput } from '../../ui';
import { forgetFaqItems } from './cache';
import { type FaqItemRowFragment, useCreateFaqItemMutation, useUpdateFaqItemMutation } from './faqAdmin.gen';
import { type FaqValues, GENERAL, newFaqItem, toInput, valuesOf } from './faqForm';

interface FaqItemFormProps {
  /** Null for a new one. */
  stored: FaqItemRowFragment | null;
  /** Where a new one is to stand. */
  nextOrder: number;
  /** The item as the server has it now. */
  readAgain: () => Promise<FaqItemRowFragment | undefined>;
  onClose: () => void;
}

/** A question with its answer: question, answer and order are required (back-office §5). */
export function FaqItemForm({ stored, nextOrder, readAgain, onClose }: FaqItemFormProps) {
  const { t, i18n } = useLingui();
  const changed = { update: forgetFaqItems, refetchQueries: ['FaqItemTable'] };
  const [create] = useCreateFaqItemMutation(changed);
  const [update] = useUpdateFaqItemMutation(changed);
  const item = useItemForm<FaqValues>({
    name: `faqItem.${stored?.id ?? 'new'}`,
    begun: stored ? valuesOf(stored) : newFaqItem(nextOrder),
    version: stored?.version ?? null,
    saved: stored ? t`FAQ item updated.` : t`FAQ item added.`,
    send: (values, version) =>
      stored
        ? update({ variables: { id: stored.id, input: toInput(values, version) } })
        : create({ variables: { input: toInput(values, null) } }),
    readTheirs: async () => {
      const theirs = await readAgain();
      return theirs ? { content: valuesOf(theirs), version: theirs.version } : null;
    },
    onClose,
  });
  const { form } = item;
  return (
    <ItemFormDialog item={item} title={stored ? t`Edit FAQ Item` : t`Add FAQ Item`}>
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
