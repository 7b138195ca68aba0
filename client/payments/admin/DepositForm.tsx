import { Trans, useLingui } from '@lingui/react/macro';
import { AdminField } from '../../admin/kit/AdminField';
import { Fields } from '../../admin/kit/FieldLayout';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { decimalRupees, formatMoney } from '../../lib/money';
import { parseRupees } from '../../admin/kit/rupees';
import { Button, CheckIcon, Row, TextInput, toast } from '../../ui';
import { amountRule, type MoneyFormProps, useReportDirty } from './PaymentForm';
import { useAskProductDepositMutation, useAskRepairDepositMutation } from './paymentsAdmin.gen';

/** The deposit that the customer is asked for, on the tracking page or on the page of the set. */
export function DepositForm({ thing, money, onDirtyChange, onClose, readAgain }: MoneyFormProps) {
  const { t, i18n } = useLingui();
  const say = useServerMessage();
  const [askOfRepair] = useAskRepairDepositMutation();
  const [askOfProduct] = useAskProductDepositMutation();
  const open = formatMoney(money.open, i18n.locale);
  const { form, sending, submit } = useSendingForm({
    defaultValues: { amount: money.deposit > 0 ? decimalRupees(money.deposit) : '' },
    say,
    async send({ amount }) {
      const input = { amount: parseRupees(amount)! };
      if ('repairId' in thing) await askOfRepair({ variables: { id: thing.repairId, input } });
      else await askOfProduct({ variables: { id: thing.productId, input } });
      toast.success(
        'repairId' in thing ? t`The tracking page asks for it now.` : t`The page of the set asks for it now.`,
      );
      onClose();
      await readAgain();
    },
  });
  useReportDirty(form.formState.isDirty, onDirtyChange);
  const refusal = form.formState.errors.root?.server?.message;
  return (
    <form onSubmit={submit} noValidate aria-label={t`Ask for a deposit`}>
      <Fields>
        <AdminField
          form={form}
          name="amount"
          label={t`Deposit (Rs.)`}
          hint={t`At most ${open}; 0 takes it back.`}
          rules={{ validate: amountRule }}
        >
          {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
        </AdminField>
        {refusal && <p role="alert">{say(refusal)}</p>}
        <Row gap={1}>
          <Button type="submit" size="sm" icon={<CheckIcon />} busy={sending}>
            <Trans>Ask for it</Trans>
          </Button>
          <Button size="sm" variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Fields>
    </form>
  );
}
