import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { AdminField } from '../../../admin/kit/AdminField';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { FieldPair, Fields } from '../../../admin/kit/FieldLayout';
import { useSendingForm } from '../../../forms/useSendingForm';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { formatMoney } from '../../../lib/money';
import { Button, CheckIcon, Row, Select, toast } from '../../../ui';
import { CheckField } from '../../../ui/CheckField';
import { totalWithout } from '../../quoteLines';
import type { AnswerWay, QuoteDecision } from '../../repairs.gen';
import { type AdminQuoteFragment, useNoteQuoteDecisionMutation } from '../detail/repairDetail.gen';
import { useForgetRepairLists } from '../useForgetRepairLists';

interface DecisionFormProps {
  repairId: string;
  /** What waits for an answer. */
  quote: AdminQuoteFragment;
  onDone: () => void;
  onCancel: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

interface DecisionValues {
  decision: QuoteDecision;
  way: AnswerWay;
  /** The places of the optional lines that the customer takes, as texts. */
  taken: string[];
  note: string;
}

/** What a customer has said to a quote on the phone or at the counter: kept as their decision, with who noted it, how, and a word. */
export function DecisionForm({ repairId, quote, onDone, onCancel, onDirtyChange }: DecisionFormProps) {
  const { t, i18n } = useLingui();
  const say = useServerMessage();
  const forgetLists = useForgetRepairLists();
  const [decide] = useNoteQuoteDecisionMutation();
  const optional = quote.lines.filter(({ isOptional }) => isOptional);
  const leftOutOf = (taken: readonly string[]) =>
    optional.map(({ place }) => place).filter((place) => !taken.includes(String(place)));
  const { form, sending, submit } = useSendingForm<DecisionValues>({
    defaultValues: { decision: 'APPROVE', way: 'PHONE', taken: optional.map(({ place }) => String(place)), note: '' },
    say,
    async send({ decision, way, taken, note }) {
      const leftOut = decision === 'APPROVE' ? leftOutOf(taken) : [];
      const input = {
        decision,
        way,
        version: quote.version,
        leftOut,
        shownCost: totalWithout(quote.lines, leftOut),
        note: note.trim() || null,
      };
      await decide({ variables: { id: repairId, input } });
      toast.success(t`The customer's answer is noted.`);
      forgetLists();
      onDone();
    },
  });
  const { isDirty, errors } = form.formState;
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange(dirty));
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
  const { decision, taken } = form.watch();
  const amount = formatMoney(totalWithout(quote.lines, leftOutOf(taken)), i18n.locale);
  const refusal = errors.root?.server?.message;

  return (
    <form onSubmit={submit} noValidate aria-label={t`Answer of the customer`}>
      <Fields>
        <FieldPair>
          <AdminField form={form} name="decision" label={t`The customer says`}>
            {(control) => (
              <Select {...control} defaultValue="APPROVE">
                <option value="APPROVE">{t`Yes, repair it`}</option>
                <option value="REJECT">{t`No, do not repair it`}</option>
              </Select>
            )}
          </AdminField>
          <AdminField form={form} name="way" label={t`How`}>
            {(control) => (
              <Select {...control} defaultValue="PHONE">
                <option value="PHONE">{t`On the phone`}</option>
                <option value="COUNTER">{t`In person`}</option>
              </Select>
            )}
          </AdminField>
        </FieldPair>
        {decision === 'APPROVE' &&
          optional.map(({ place, text }) => (
            <CheckField key={place} {...form.register('taken')} value={String(place)}>
              <Trans>With {text}</Trans>
            </CheckField>
          ))}
        <AdminTextField
          form={form}
          name="note"
          label={t`Note for the customer`}
          hint={t`Shown beside the status on the tracking page, with how it was decided.`}
          rows={2}
          maxLength={1000}
        />
        {refusal && <p role="alert">{say(refusal)}</p>}
        <Row gap={1}>
          <Button
            type="submit"
            size="sm"
            icon={<CheckIcon />}
            variant={decision === 'REJECT' ? 'danger' : 'primary'}
            busy={sending}
          >
            {decision === 'REJECT' ? <Trans>Note the rejection</Trans> : <Trans>Note the approval of {amount}</Trans>}
          </Button>
          <Button size="sm" variant="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Fields>
    </form>
  );
}
