import type { FieldValues } from 'react-hook-form';
import { FormField as AnyFormField, type FormFieldProps as AnyFormFieldProps } from '../../forms/FormField';
import { useFormMessage } from '../formMessages';

interface FormFieldProps<Values extends FieldValues> extends Omit<AnyFormFieldProps<Values>, 'say' | 'required'> {
  /** These forms ask for little: what may stay empty says so, and nothing else is marked. */
  optional?: boolean;
}

/** One field of an account form. A check named `blank` is about something missing. */
export function FormField<Values extends FieldValues>({ optional, children, ...field }: FormFieldProps<Values>) {
  return (
    <AnyFormField {...field} say={useFormMessage()}>
      {(control) => children({ ...control, 'aria-required': optional ? undefined : true })}
    </AnyFormField>
  );
}
