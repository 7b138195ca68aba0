import type { ReactNode } from 'react';
import type { FieldValues, Path, RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { type ControlProps, Field } from '../ui';

export interface FormFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the label. A form that marks what is optional instead says what is required in `children`. */
  required?: boolean;
  rules?: RegisterOptions<Values, Path<Values>>;
  /** An English constant in the reader's language. */
  say: (message: string) => string;
  /** Draws the control; spread it on it. */
  children: (control: ControlProps & UseFormRegisterReturn<Path<Values>>) => ReactNode;
}

/** One field of a form: label, check and message around a control. */
export function FormField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
  rules,
  say,
  children,
}: FormFieldProps<Values>) {
  const { message } = form.getFieldState(name, form.formState).error ?? {};
  return (
    <Field label={label} hint={hint} required={required} error={message && say(message)}>
      {(control) => children({ ...control, ...form.register(name, rules) })}
    </Field>
  );
}
