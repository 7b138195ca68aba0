import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { AdminField } from '../../admin/kit/AdminField';
import { FieldPair, Fields } from '../../admin/kit/FieldLayout';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { decimalRupees } from '../../lib/money';
import { newUuid } from '../../lib/uuid';
import { parseRupees } from '../../admin/kit/rupees';
import { Button, CheckIcon, Row, Select, TextInput, toast } from '../../ui';
import { ENTRY_KINDS, PAYMENT_METHODS } from '../labels';
import {
  type AdminMoneyFragment,
  type PaymentEntryKind,
  type PaymentMethod,
  useRecordPaymentMutation,
} from './paymentsAdmin.gen';

interface PaymentValues {
  kind: PaymentEntryKind;
  method: PaymentMethod;
  amount: string;
  reference: string;
  note: string;
}

export interface MoneyFormProps {
  /** What is paid for, as the server is told. */
  thing: { repairId: string } | { productId: string };
  money: AdminMoneyFragment;
  onDirtyChange: (dirty: boolean) => void;
  onClose: () => void;
  readAgain: () => Promise<void>;
}

/** Tells the window around a form, which asks before something typed is lost. */
export function useReportDirty(isDirty: boolean, onDirtyChange: (dirty: boolean) => void): void {
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange(dirty));
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
}

/** An amount that is typed; the sentences are the server's own constants. */
export const amountRule = (typed: string): string | undefined => {
  const amount = parseRupees(typed);
  if (amount === null) return 'Amount is required.';
  return Number.isFinite(amount) ? undefined : 'Amount must be a number.';
};

/** What was paid, given back or put right at the counter. A press that gets no answer is sent again under the same key. */
export function PaymentForm({ thing, money, onDirtyChange, onClose, readAgain }: MoneyFormProps) {
  const { t, i18n } = useLingui();
  const say = useServerMessage();
  const [record] = useRecordPaymentMutation();
  const [attempt, setAttempt] = useState({ input: '', key: '' });
  const { form, sending, submit } = useSendingForm<PaymentValues>({
    defaultValues: {
      kind: 'PAYMENT',
      method: 'CASH',
      amount: money.open > 0 ? decimalRupees(money.open) : '',
      reference: '',
      note: '',
    },
    say,
    async send({ kind, method, amount, reference, note }) {
      const input = {
        ...thing,
        kind,
        method,
        amount: parseRupees(amount)!,
        reference: reference || null,
        note: note || null,
      };
      const text = JSON.stringify(input);
      const { key } = attempt.input === text ? attempt : { key: newUuid() };
      setAttempt({ input: text, key });
      await record({ variables: { input }, context: { idempotencyKey: key } });
      toast.success(t`Payment entered.`);
      onClose();
      await readAgain();
    },
  });
  useReportDirty(form.formState.isDirty, onDirtyChange);
  const isCorrection = form.watch('kind') === 'CORRECTION';
  const refusal = form.formState.errors.root?.server?.message;

  return (
    <form onSubmit={submit} noValidate aria-label={t`Enter a payment`}>
      <Fields>
        <FieldPair>
          <AdminField form={form} name="kind" label={t`Kind`}>
            {(control) => (
              <Select {...control} defaultValue="PAYMENT">
                {Object.entries(ENTRY_KINDS).map(([kind, words]) => (
                  <option key={kind} value={kind}>
                    {i18n._(words)}
                  </option>
                ))}
              </Select>
            )}
          </AdminField>
          <AdminField form={form} name="method" label={t`How it was paid`}>
            {(control) => (
              <Select {...control} defaultValue="CASH">
                {Object.entries(PAYMENT_METHODS).map(([method, words]) => (
                  <option key={method} value={method}>
                    {i18n._(words)}
                  </option>
                ))}
              </Select>
            )}
          </AdminField>
        </FieldPair>
        <FieldPair>
          <AdminField
            form={form}
            name="amount"
            label={t`Amount (Rs.)`}
            hint={isCorrection && t`With a minus where there was less than the list says.`}
            rules={{ validate: amountRule }}
          >
            {(control) => <TextInput {...control} inputMode={isCorrection ? 'text' : 'decimal'} autoComplete="off" />}
          </AdminField>
          <AdminField form={form} name="reference" label={t`Reference`}>
            {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
          </AdminField>
        </FieldPair>
        <AdminField form={form} name="note" label={t`Note for the shop`}>
          {(control) => <TextInput {...control} maxLength={500} autoComplete="off" />}
        </AdminField>
        {refusal && <p role="alert">{say(refusal)}</p>}
        <Row gap={1}>
          <Button type="submit" size="sm" icon={<CheckIcon />} busy={sending}>
            <Trans>Save payment</Trans>
          </Button>
          <Button size="sm" variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Fields>
    </form>
  );
}
