import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { AdminSelect } from '../../admin/kit/AdminSelect';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { tvTypes } from '../../repairs';
import type { TvType } from './setsAdmin.gen';

/** What is written of a new set, as a form has it. */
export interface SetValues {
  brand: string;
  model: string;
  tvType: TvType;
  sizeInches: string;
  serial: string;
}

export const toSetInput = ({ sizeInches, ...values }: SetValues) => ({
  ...values,
  sizeInches: sizeInches === '' ? null : Number(sizeInches),
});

/** The fields of a new set. */
export function SetFields({ form }: { form: UseFormReturn<SetValues> }) {
  const { t } = useLingui();
  return (
    <>
      <FieldPair>
        <AdminTextField form={form} name="brand" label={t`Brand`} missing={t`Brand is required.`} autoComplete="off" />
        <AdminTextField form={form} name="model" label={t`Model`} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <AdminSelect form={form} name="tvType" label={t`TV type`} words={tvTypes} />
        <AdminTextField
          form={form}
          name="sizeInches"
          label={t`Size (inches)`}
          type="number"
          inputMode="numeric"
          min={1}
          max={150}
        />
      </FieldPair>
      <AdminTextField
        form={form}
        name="serial"
        label={t`Serial number of the new set`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
