import { Trans, useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { AdminField } from '../../admin/kit/AdminField';
import { DraftNotice } from '../../admin/kit/editor/DraftNotice';
import { typedOrderError } from '../../admin/kit/editor/orderError';
import { RichTextEditor } from '../../admin/kit/editor/RichTextEditor';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { useLeaveGuard } from '../../admin/kit/editor/useLeaveGuard';
import { FieldPair, Fields } from '../../admin/kit/FieldLayout';
import { filledText } from '../../admin/kit/filledText';
import { AddIcon } from '../../admin/kit/icons';
import { Button, TextInput } from '../../ui';
import { forgetFaqItems } from './cache';
import { useCreateFaqItemMutation } from './faqAdmin.gen';
import { type FaqValues, GENERAL, newFaqItem, toInput } from './faqForm';
import styles from './QuickFaqItems.module.css';

/** Its place is left to the server, which counts the others when it comes. */
const EMPTY: FaqValues = { ...newFaqItem(0), order: '' };

/**
 * Adds a question at once, and is empty again then. Question and answer are required (back-office §5).
 * @param count of the questions that are there: where the new one stands unless told otherwise (back-office §7)
 */
export function NewQuestion({ count }: { count: number }) {
  const { t, i18n } = useLingui();
  const [createFaqItem] = useCreateFaqItemMutation({ update: forgetFaqItems, refetchQueries: ['FaqList'] });
  const { form, draft, dirty, sending, submit } = useItemForm<FaqValues>({
    name: 'faqItem.onPage',
    begun: EMPTY,
    version: null,
    saved: t`FAQ item added successfully`,
    failed: (message) => t`Failed to add FAQ item: ${message}`,
    send: (values) => createFaqItem({ variables: { input: toInput(values, null) } }),
    onClose: () => form.reset(EMPTY),
  });
  useLeaveGuard(dirty);

  const filled = { validate: filledText(t`Question and answer are required`) };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t`Add FAQ Item`}>
      <Fields>
        {draft.found && (
          <DraftNotice savedAt={draft.found.savedAt} onRestore={draft.restore} onDiscard={draft.discard} />
        )}
        <AdminField form={form} name="question" label={t`Question`} required rules={filled}>
          {(control) => <TextInput {...control} />}
        </AdminField>
        <Controller
          control={form.control}
          name="answer"
          rules={filled}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <RichTextEditor
              label={t`Answer`}
              required
              markdown={false}
              rows={3}
              value={value}
              onChange={onChange}
              error={error?.message}
            />
          )}
        />
        <FieldPair>
          <AdminField form={form} name="category" label={t`Category`}>
            {(control) => <TextInput {...control} placeholder={GENERAL} />}
          </AdminField>
          <AdminField
            form={form}
            name="order"
            label={t`Order`}
            rules={{ validate: (order) => (order === '' ? undefined : typedOrderError(i18n)(order)) }}
          >
            {(control) => (
              <TextInput {...control} type="number" step={1} inputMode="numeric" placeholder={String(count)} />
            )}
          </AdminField>
        </FieldPair>
        <div>
          <Button type="submit" variant="secondary" icon={<AddIcon />} busy={sending}>
            <Trans>Add FAQ Item</Trans>
          </Button>
        </div>
      </Fields>
    </form>
  );
}
