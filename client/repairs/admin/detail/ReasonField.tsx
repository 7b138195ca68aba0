import { useLingui } from '@lingui/react/macro';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { AdminTextField } from '../../../admin/kit/AdminTextField';

const MAX_REASON = 500;

/** Why it costs more in the end than the customer has approved (decisions §14). */
export function ReasonField<Values extends FieldValues & { costReason: string }>({
  form,
}: {
  form: UseFormReturn<Values>;
}) {
  const { t } = useLingui();
  return (
    <AdminTextField
      form={form}
      name={'costReason' as Path<Values>}
      label={t`Why it costs more`}
      hint={t`It is more than the customer approved; they will read this. Or offer a new version of the quote.`}
      rows={2}
      maxLength={MAX_REASON}
    />
  );
}
