import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { AdminSelect } from '../../../admin/kit/AdminSelect';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { FieldPair, Fields } from '../../../admin/kit/FieldLayout';
import { useSendingForm } from '../../../forms/useSendingForm';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { formatNumber } from '../../../lib/digits';
import { formatMoney } from '../../../lib/money';
import { Button, CheckIcon, Row, toast } from '../../../ui';
import { CheckField } from '../../../ui/CheckField';
import { parseRupees, rupeesRule } from '../costs';
import { type DraftValues, draftOf, emptyLine, parseWhole, toDraftInput, typedTotal } from './draftValues';
import { LinePhoto } from './LinePhoto';
import styles from './QuotePanel.module.css';
import { LINE_KINDS } from './quoteWords';
import { type AdminQuoteFragment, useSaveQuoteDraftMutation } from '../detail/repairDetail.gen';

interface QuoteEditorProps {
  repairId: string;
  draft: AdminQuoteFragment | undefined;
  /** What a new draft begins with. */
  begun: AdminQuoteFragment | undefined;
  onClose: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

const textOf = (typed: unknown): string => (typeof typed === 'string' ? typed : '');

/** The draft of a quote: its lines, a word to the customer, and until when it is to hold. */
export function QuoteEditor({ repairId, draft, begun, onClose, onDirtyChange }: QuoteEditorProps) {
  const { t, i18n } = useLingui();
  const say = useServerMessage();
  const [save] = useSaveQuoteDraftMutation();
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set());
  const { form, sending, submit } = useSendingForm<DraftValues>({
    defaultValues: draftOf(draft ?? begun),
    say,
    async send(values) {
      await save({ variables: { repairId, input: toDraftInput(values, draft?.revision ?? null) } });
      toast.success(t`Draft saved. The customer does not see it yet.`);
      onClose();
    },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { isDirty, errors } = form.formState;
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange(dirty));
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
  const total = formatMoney(typedTotal(form.watch('lines')), i18n.locale);
  const refusal = errors.root?.server?.message;

  return (
    <form onSubmit={submit} noValidate aria-label={t`Quote`}>
      <Fields>
        {fields.map((field, index) => {
          const number = formatNumber(index + 1, i18n.locale);
          return (
            <fieldset key={field.id} className={styles.line}>
              <legend>
                <Trans>Line {number}</Trans>
              </legend>
              <AdminTextField
                form={form}
                name={`lines.${index}.text`}
                label={t`What it is for`}
                rules={{ validate: (typed) => (textOf(typed).trim() ? undefined : 'Line text is required.') }}
                maxLength={300}
                autoComplete="off"
              />
              <FieldPair>
                <AdminSelect form={form} name={`lines.${index}.kind`} label={t`Kind`} words={LINE_KINDS} />
                <AdminTextField
                  form={form}
                  name={`lines.${index}.unitPrice`}
                  label={t`Price (Rs.)`}
                  rules={{
                    validate: (typed) =>
                      parseRupees(textOf(typed)) === null ? 'Price is required.' : rupeesRule('Price')(textOf(typed)),
                  }}
                  inputMode="decimal"
                  autoComplete="off"
                />
              </FieldPair>
              <FieldPair>
                <AdminTextField
                  form={form}
                  name={`lines.${index}.quantity`}
                  label={t`Quantity`}
                  rules={{
                    validate: (typed) =>
                      isWithin(typed, 1, 999) ? undefined : 'The quantity is a whole number from 1 to 999.',
                  }}
                  inputMode="numeric"
                  autoComplete="off"
                />
                <AdminTextField
                  form={form}
                  name={`lines.${index}.warrantyMonths`}
                  label={t`Months of warranty`}
                  rules={{
                    validate: (typed) => (isWithin(typed, 0, 60) ? undefined : 'The warranty is 0 to 60 whole months.'),
                  }}
                  inputMode="numeric"
                  autoComplete="off"
                />
              </FieldPair>
              <CheckField {...form.register(`lines.${index}.isOptional`)}>
                <Trans>Optional: the customer may leave it out</Trans>
              </CheckField>
              <LinePhoto
                url={form.watch(`lines.${index}.photoUrl`)}
                onChange={(url) => form.setValue(`lines.${index}.photoUrl`, url, { shouldDirty: true })}
                onUnfinished={(isUnfinished) =>
                  setUploading((before) => {
                    const after = new Set(before);
                    if (isUnfinished) after.add(field.id);
                    else after.delete(field.id);
                    return after;
                  })
                }
              />
              {fields.length > 1 && (
                <Row gap={1}>
                  <Button size="sm" variant="ghost" aria-label={t`Remove line ${number}`} onClick={() => remove(index)}>
                    <Trans>Remove</Trans>
                  </Button>
                </Row>
              )}
            </fieldset>
          );
        })}
        <Row gap={1}>
          <Button size="sm" variant="secondary" onClick={() => append(emptyLine())}>
            <Trans>Add a line</Trans>
          </Button>
          <span className={styles.total}>
            <Trans>Total: {total}</Trans>
          </span>
        </Row>
        <AdminTextField form={form} name="note" label={t`Note for the customer`} rows={2} maxLength={1000} />
        <AdminTextField
          form={form}
          name="validUntil"
          label={t`Valid until`}
          hint={t`If empty, 14 days from the offer. Kathmandu time.`}
          type="datetime-local"
        />
        {refusal && <p role="alert">{say(refusal)}</p>}
        <Row gap={1}>
          <Button type="submit" icon={<CheckIcon />} busy={sending || uploading.size > 0}>
            <Trans>Save draft</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Fields>
    </form>
  );
}

const isWithin = (typed: unknown, min: number, max: number): boolean => {
  const value = parseWhole(String(typed));
  return value >= min && value <= max;
};
