import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { type ControlProps, Field } from '../../ui';
import { useInboxMessage } from '../messages';
import type { TextRule } from '../rules';

interface InboxFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: ReactNode;
  rule: TextRule;
  optional?: boolean;
  /** Draws the control; spread it on it. */
  children: (control: ControlProps & UseFormRegisterReturn<Path<Values>>) => ReactNode;
}

/** One field of a form to the shop: label, check and message around a control. */
export function InboxField<Values extends FieldValues>({
  form,
  name,
  label,
  rule,
  optional,
  children,
}: InboxFieldProps<Values>) {
  const say = useInboxMessage();
  const { message } = form.getFieldState(name, form.formState).error ?? {};
  return (
    <Field label={label} required={!optional} error={message && say(message)}>
      {(control) => children({ ...control, ...form.register(name, { validate: rule }) })}
    </Field>
  );
}
