import { Trans, useLingui } from '@lingui/react/macro';
import type { Path } from 'react-hook-form';
import { CheckField } from '../../../ui/CheckField';
import { AdminSelect } from '../../../admin/kit/AdminSelect';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { repairStatuses } from '../../public/RepairStatusBadge';
import { deliveryOptions } from '../../labels';
import { parseRupees, rupeesRule } from '../../../admin/kit/rupees';
import type { RepairDetailViewFragment } from '../detail/repairDetail.gen';
import { StatusPreview } from '../detail/StatusPreview';
import { ReasonField } from '../detail/ReasonField';
import { isAboveApproved, MAX_NOTE } from '../detail/useStatusChange';
import type { RepairValues } from './repairValues';
import type { RepairForm } from './useRepairForm';

interface WorkFieldsProps {
  form: RepairForm;
  /** Null for a new one. */
  stored: RepairDetailViewFragment | null;
}

/** Where the work stands, what was promised, and what it costs. */
export function WorkFields({ form, stored }: WorkFieldsProps) {
  const { t } = useLingui();
  const { status, note, estimatedCost, actualCost, deliveryOption } = form.watch();
  const estimate = parseRupees(estimatedCost);
  const changesForCustomer =
    stored && (status !== stored.status || note.trim() !== '' || estimate !== stored.estimatedCost);
  return (
    <EditorSection title={t`Work and costs`} hint={t`All times are in Kathmandu time.`}>
      <FieldPair>
        <AdminSelect form={form} name="status" label={t`Status`} words={repairStatuses} />
        <AdminTextField form={form} name="promisedDate" label={t`Promised date`} type="datetime-local" />
      </FieldPair>
      <FieldPair>
        <Amount form={form} name="estimatedCost" label={t`Estimated cost (Rs.)`} rule="Estimated cost" />
        <Amount form={form} name="actualCost" label={t`Final cost (Rs.)`} rule="Actual cost" />
      </FieldPair>
      {(isAboveApproved(actualCost, stored?.approvedCost) || form.getFieldState('costReason').invalid) && (
        <ReasonField form={form} />
      )}
      <FieldPair>
        <AdminSelect form={form} name="deliveryOption" label={t`Delivery option`} words={deliveryOptions} />
        <Amount
          form={form}
          name="deliveryCharge"
          label={t`Delivery charge (Rs.)`}
          placeholder={deliveryOption === 'PICKUP' ? t`None` : t`To be quoted`}
          rule="Delivery charge"
        />
      </FieldPair>
      <AdminTextField
        form={form}
        name="note"
        label={t`Note for the customer`}
        hint={t`Shown with the status on the tracking page.`}
        rows={2}
        maxLength={MAX_NOTE}
      />
      {changesForCustomer && (
        <StatusPreview
          id={stored.id}
          status={status}
          note={note}
          estimatedCost={Number.isNaN(estimate) ? undefined : estimate}
        />
      )}
    </EditorSection>
  );
}

/** Notes, and who may see the record. */
export function NoteFields({ form }: { form: RepairForm }) {
  const { t } = useLingui();
  return (
    <EditorSection title={t`Notes`}>
      <AdminTextField
        form={form}
        name="adminNotes"
        label={t`Notes of the workshop`}
        hint={t`Only admins read them.`}
        rows={2}
      />
      <AdminTextField form={form} name="customerFeedback" label={t`Customer feedback`} rows={2} />
      <CheckField {...form.register('isPublic')}>
        <Trans>Public: visitors see it in the records, without phone, address, costs and notes</Trans>
      </CheckField>
    </EditorSection>
  );
}

interface AmountProps {
  form: RepairForm;
  name: Path<RepairValues>;
  label: string;
  /** What an empty one means. */
  placeholder?: string;
  /** What the server calls it. */
  rule: string;
}

function Amount({ rule, placeholder, ...field }: AmountProps) {
  return (
    <AdminTextField
      {...field}
      rules={{ validate: (typed) => rupeesRule(rule)(typed as string) }}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
    />
  );
}
