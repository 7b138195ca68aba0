import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { AdminSelect } from '../../admin/kit/AdminSelect';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { FieldPair, Fields } from '../../admin/kit/FieldLayout';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { newUuid } from '../../lib/uuid';
import { Button, CheckIcon, Row, toast } from '../../ui';
import { BILL_KINDS } from '../kinds';
import { billsChanged } from './cache';
import { type BillKind, type RepairBillsQuery, useIssueBillMutation } from './billsAdmin.gen';

interface IssueFormProps {
  repair: NonNullable<RepairBillsQuery['repair']>;
  onDirtyChange: (dirty: boolean) => void;
  onClose: () => void;
}

interface IssueValues {
  kind: BillKind;
  customerName: string;
  customerAddress: string;
  customerPan: string;
  note: string;
}

/** To whom a bill is issued; what is on it follows from the record. A press that gets no answer is sent again under the same key. */
export function IssueForm({ repair, onDirtyChange, onClose }: IssueFormProps) {
  const { t } = useLingui();
  const say = useServerMessage();
  const [attempt, setAttempt] = useState({ input: '', key: '' });
  const { id, userName, pickupAddress, issuableBills } = repair;
  const [issue] = useIssueBillMutation({ update: billsChanged(id) });
  const { form, sending, submit } = useSendingForm<IssueValues>({
    defaultValues: {
      // what is most likely wanted comes last: a bill, else a receipt
      kind: issuableBills.at(-1)!,
      customerName: userName,
      customerAddress: pickupAddress,
      customerPan: '',
      note: '',
    },
    say,
    async send({ kind, customerName, customerAddress, customerPan, note }) {
      const input = {
        repairId: id,
        kind,
        customerName: customerName || null,
        customerAddress: customerAddress || null,
        customerPan: customerPan || null,
        note: note || null,
      };
      const text = JSON.stringify(input);
      const { key } = attempt.input === text ? attempt : { key: newUuid() };
      setAttempt({ input: text, key });
      await issue({ variables: { input }, context: { idempotencyKey: key } });
      toast.success(t`Issued. It can be printed and sent now.`);
      onClose();
    },
  });
  const { isDirty } = form.formState;
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange(dirty));
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
  const refusal = form.formState.errors.root?.server?.message;
  const words = Object.fromEntries(issuableBills.map((kind) => [kind, BILL_KINDS[kind]]));
  return (
    <form onSubmit={submit} noValidate aria-label={t`Issue a receipt or bill`}>
      <Fields>
        <FieldPair>
          <AdminSelect form={form} name="kind" label={t`Kind`} words={words} />
          <AdminTextField
            form={form}
            name="customerPan"
            label={t`PAN of the customer`}
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldPair>
        <AdminTextField
          form={form}
          name="customerName"
          label={t`Customer`}
          missing={t`Customer is required.`}
          maxLength={120}
          autoComplete="off"
        />
        <AdminTextField form={form} name="customerAddress" label={t`Address`} maxLength={300} autoComplete="off" />
        <AdminTextField form={form} name="note" label={t`Note to the customer`} rows={2} maxLength={500} />
        <p>
          <Trans>It gets the next number, and cannot be changed afterwards.</Trans>
        </p>
        {refusal && <p role="alert">{say(refusal)}</p>}
        <Row gap={1}>
          <Button type="submit" size="sm" icon={<CheckIcon />} busy={sending}>
            <Trans>Issue</Trans>
          </Button>
          <Button size="sm" variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Fields>
    </form>
  );
}
