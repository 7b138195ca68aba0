import { Trans, useLingui } from '@lingui/react/macro';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { Fields } from '../../admin/kit/FieldLayout';
import { FormDialog } from '../../admin/kit/FormDialog';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { formatMoney } from '../../lib/money';
import { toast } from '../../ui';
import { billsChanged } from './cache';
import { type BillRowFragment, useCreditBillMutation } from './billsAdmin.gen';

interface CreditFormProps {
  bill: BillRowFragment;
  onClose: () => void;
}

/** A wrong bill is taken back whole, by a note of its own. */
export function CreditForm({ bill: { id, code, total, repairId }, onClose }: CreditFormProps) {
  const { t, i18n } = useLingui();
  const [credit] = useCreditBillMutation({ update: billsChanged(repairId) });
  const amount = formatMoney(total, i18n.locale);
  const { form, sending, submit } = useSendingForm({
    defaultValues: { reason: '' },
    say: useServerMessage(),
    async send({ reason }) {
      const { data } = await credit({ variables: { id, reason } });
      const note = data!.creditBill.code;
      toast.success(t`Credit note ${note} issued.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Credit ${code}`}
      onClose={onClose}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      busy={sending}
      save={t`Issue credit note`}
    >
      <Fields>
        <p>
          <Trans>The whole of {amount} is taken back by a credit note. Neither can be changed afterwards.</Trans>
        </p>
        <AdminTextField
          form={form}
          name="reason"
          label={t`Reason, for the customer to read`}
          missing={t`Reason is required.`}
          rows={3}
          maxLength={500}
        />
      </Fields>
    </FormDialog>
  );
}
