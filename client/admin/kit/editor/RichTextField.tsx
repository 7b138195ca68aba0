import {
  Controller,
  type FieldPathByValue,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type { ComponentProps } from 'react';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { filledText } from '../filledText';
import { RichTextEditor } from './RichTextEditor';

interface RichTextFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> extends Pick<
  ComponentProps<typeof RichTextEditor>,
  'label' | 'rows' | 'markdown' | 'required'
> {
  form: UseFormReturn<Values>;
  name: Name;
  /** What is said where nothing is written, in the reader's language; makes the field a required one. */
  missing?: string;
  rules?: Pick<RegisterOptions<Values, Name>, 'validate'>;
}

/** What `AdminField` is to plain fields, for a text with headings, lists and links. */
export function RichTextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  missing,
  rules = missing === undefined ? undefined : { validate: filledText(missing) },
  required = missing !== undefined,
  ...editor
}: RichTextFieldProps<Values, Name>) {
  const say = useServerMessage();
  return (
    <Controller
      control={form.control}
      name={name}
      rules={rules}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <RichTextEditor
          {...editor}
          required={required}
          value={value}
          onChange={onChange}
          error={error?.message && say(error.message)}
        />
      )}
    />
  );
}
