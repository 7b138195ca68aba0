import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { AdminField } from '../../admin/kit/AdminField';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { filledText } from '../../admin/kit/filledText';
import { tvTypes } from '../../repairs';
import { Select, TextInput } from '../../ui';
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
  const { t, i18n } = useLingui();
  return (
    <>
      <FieldPair>
        <AdminField
          form={form}
          name="brand"
          label={t`Brand`}
          required
          rules={{ validate: filledText(t`Brand is required.`) }}
        >
          {(control) => <TextInput {...control} autoComplete="off" />}
        </AdminField>
        <AdminField form={form} name="model" label={t`Model`}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </AdminField>
      </FieldPair>
      <FieldPair>
        <AdminField form={form} name="tvType" label={t`TV type`}>
          {(control) => (
            <Select {...control} defaultValue={form.getValues('tvType')}>
              {Object.entries(tvTypes).map(([value, label]) => (
                <option key={value} value={value}>
                  {i18n._(label)}
                </option>
              ))}
            </Select>
          )}
        </AdminField>
        <AdminField form={form} name="sizeInches" label={t`Size (inches)`}>
          {(control) => <TextInput {...control} type="number" inputMode="numeric" min={1} max={150} />}
        </AdminField>
      </FieldPair>
      <AdminField form={form} name="serial" label={t`Serial number of the new set`}>
        {(control) => <TextInput {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} />}
      </AdminField>
    </>
  );
}
