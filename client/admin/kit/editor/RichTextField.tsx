import {
  Controller,
  type FieldPathByValue,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type { ComponentProps } from 'react';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { RichTextEditor } from './RichTextEditor';

interface RichTextFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> extends Pick<
  ComponentProps<typeof RichTextEditor>,
  'label' | 'rows' | 'markdown' | 'required'
> {
  form: UseFormReturn<Values>;
  name: Name;
  rules?: Pick<RegisterOptions<Values, Name>, 'validate'>;
}

/** What `AdminField` is to plain fields, for a text with headings, lists and links. */
export function RichTextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  rules,
  ...editor
}: RichTextFieldProps<Values, Name>) {
  const say = useServerMessage();
  return (
    <Controller
      control={form.control}
      name={name}
      rules={rules}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <RichTextEditor {...editor} value={value} onChange={onChange} error={error?.message && say(error.message)} />
      )}
    />
  );
}
