import type { ReactNode } from 'react';
import type { FieldValues, Path, RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { type ControlProps, Field } from '../../ui';
import { useFormMessage } from '../formMessages';

interface FormFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  /** These forms ask for little: what may stay empty says so, and nothing else is marked. */
  optional?: boolean;
  /** A check named `blank` is about something missing. */
  rules?: Pick<RegisterOptions<Values, Path<Values>>, 'validate' | 'deps'>;
  /** Draws the control; spread it on it. */
  children: (control: ControlProps & UseFormRegisterReturn<Path<Values>>) => ReactNode;
}

/** One field of an account form: label, check and message around a control. */
export function FormField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional,
  rules,
  children,
}: FormFieldProps<Values>) {
  const say = useFormMessage();
  const { message } = form.getFieldState(name, form.formState).error ?? {};
  return (
    <Field label={label} hint={hint} error={message && say(message)}>
      {(control) =>
        children({ ...control, ...form.register(name, rules), 'aria-required': optional ? undefined : true })
      }
    </Field>
  );
}
