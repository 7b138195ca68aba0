import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { AdminField } from '../../../admin/kit/AdminField';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { Fields } from '../../../admin/kit/FieldLayout';
import { formatMoney } from '../../../lib/money';
import { Button, CheckIcon, Row, Select } from '../../../ui';
import { repairStatuses } from '../../public/RepairStatusBadge';
import { parseRupees, rupeesRule } from '../../../admin/kit/rupees';
import type { RepairStatus } from './repairDetail.gen';
import { ReasonField } from './ReasonField';
import { StatusPreview } from './StatusPreview';
import { MAX_NOTE, type StatusChanged, useStatusChange } from './useStatusChange';

interface StatusChangeProps {
  repair: StatusChanged;
  /** Where it is to go, if that is decided already; it can still be changed. */
  to?: RepairStatus | undefined;
  /** Called when it is saved. */
  onDone: () => void;
  /** Offers a way out without saving. */
  onCancel?: () => void;
  /** For the window around it, which asks before something typed is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** Moves a repair to any status (back-office §4), with what belongs to that step, and what the customer will be told. */
export function StatusChange({ repair, to, onDone, onCancel, onDirtyChange }: StatusChangeProps) {
  const { t, i18n } = useLingui();
  const { form, sending, submit, cost, needed, asksReason } = useStatusChange(repair, to, onDone);
  const { status, note, estimatedCost, actualCost } = form.watch();
  const { isDirty } = form.formState;

  const tell = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);

  const priceRule = (label: 'Estimated cost' | 'Actual cost') => (typed: string) =>
    needed && !typed.trim() ? t`Enter the price, or choose "No charge".` : rupeesRule(label)(typed);
  const chargeNothing = (name: 'estimatedCost' | 'actualCost') =>
    form.setValue(name, '0', { shouldDirty: true, shouldValidate: true });
  const estimate = cost === 'estimatedCost' ? parseRupees(estimatedCost) : undefined;
  const estimated = repair.estimatedCost !== null && formatMoney(repair.estimatedCost, i18n.locale);
  return (
    <form onSubmit={submit} noValidate>
      <Fields>
        <AdminField form={form} name="status" label={t`New status`}>
          {(control) => (
            <Select {...control} defaultValue={form.getValues('status')}>
              {Object.entries(repairStatuses).map(([value, { label }]) => {
                const words = i18n._(label);
                return (
                  <option key={value} value={value}>
                    {value === repair.status ? t`${words} (now)` : words}
                  </option>
                );
              })}
            </Select>
          )}
        </AdminField>
        {cost === 'estimatedCost' && (
          <AdminTextField
            form={form}
            name="estimatedCost"
            label={t`Estimated cost (Rs.)`}
            hint={
              status === 'DIAGNOSED'
                ? t`The customer is asked to approve or reject it. Leave it empty if the price follows.`
                : t`What the customer has agreed to.`
            }
            required={needed}
            rules={{ validate: priceRule('Estimated cost') }}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {cost === 'actualCost' && (
          <AdminTextField
            form={form}
            name="actualCost"
            label={t`Final cost (Rs.)`}
            hint={estimated && t`It was estimated at ${estimated}.`}
            required={needed}
            rules={{ validate: priceRule('Actual cost') }}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {cost && (
          <div>
            <Button size="sm" variant="secondary" onClick={() => chargeNothing(cost)}>
              <Trans>No charge</Trans>
            </Button>
          </div>
        )}
        {asksReason && <ReasonField form={form} />}
        <AdminTextField
          form={form}
          name="note"
          label={t`Note for the customer`}
          hint={t`Shown with the status on the tracking page.`}
          rows={2}
          maxLength={MAX_NOTE}
        />
        {(isDirty || status !== repair.status) && (
          <StatusPreview
            id={repair.id}
            status={status}
            note={note}
            estimatedCost={known(estimate)}
            actualCost={known(cost === 'actualCost' ? parseRupees(actualCost) : undefined)}
          />
        )}
        <Row gap={1}>
          <Button type="submit" icon={<CheckIcon />} busy={sending}>
            <Trans>Save status</Trans>
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Row>
      </Fields>
    </form>
  );
}

/** What is no amount yet is as if it were not there. */
const known = (amount: number | null | undefined) => (Number.isNaN(amount) ? undefined : amount);
