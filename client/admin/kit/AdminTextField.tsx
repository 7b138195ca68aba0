import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../../forms/FormField';
import { TextArea, TextInput } from '../../ui';
import { AdminField } from './AdminField';
import { filledText } from './filledText';

type InputProps = Pick<
  ComponentProps<typeof TextInput>,
  | 'type'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
  | 'maxLength'
  | 'list'
  | 'placeholder'
  | 'readOnly'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
>;

interface AdminTextFieldProps<Values extends FieldValues>
  extends Omit<FormFieldProps<Values>, 'say' | 'children'>, InputProps {
  /** What is said where nothing is typed, in the reader's language; makes the field a required one. */
  missing?: string;
  /** Room for several lines, so many at first. */
  rows?: number;
}

/** A field of a form of the admin in which something is typed. */
export function AdminTextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  missing,
  required = missing !== undefined,
  rules = missing === undefined ? undefined : { validate: filledText(missing) },
  rows,
  ...input
}: AdminTextFieldProps<Values>) {
  return (
    <AdminField form={form} name={name} label={label} hint={hint} required={required} rules={rules}>
      {(control) =>
        rows === undefined ? (
          <TextInput {...control} {...input} />
        ) : (
          <TextArea {...control} {...input} rows={rows} style={{ minHeight: `calc(${rows}lh + 1.75rem)` }} />
        )
      }
    </AdminField>
  );
}
