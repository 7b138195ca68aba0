import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../../forms/FormField';
import { Select } from '../../ui';
import { AdminField } from './AdminField';
import { Options, type Labels } from './labels';

interface AdminSelectProps<Values extends FieldValues> extends Omit<FormFieldProps<Values>, 'say' | 'children'> {
  words: Labels;
  /** What stands for the empty text, where that can be chosen. */
  none?: string;
}

/** A field of a form of the admin in which one of a few values is chosen. */
export function AdminSelect<Values extends FieldValues>({ words, none, ...field }: AdminSelectProps<Values>) {
  return (
    <AdminField {...field}>
      {(control) => (
        <Select {...control} defaultValue={field.form.getValues(field.name)}>
          {none !== undefined && <option value="">{none}</option>}
          <Options of={words} />
        </Select>
      )}
    </AdminField>
  );
}
