import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { type ControlProps, Field } from '../../../ui';
import { useFormErrors } from './useFormErrors';
import { repairFields } from '../../labels';
import type { RepairField, RepairFormValues } from '../../repairForm';
import { repairRules } from '../../repairRules';
import { sayError } from '../../sayError';

/** The message at a field in the reader's language; the form itself holds English constants. */
export function useFieldError(name: RepairField): string | undefined {
  const { i18n } = useLingui();
  const { message } = useFormErrors(name)[name] ?? {};
  return message && sayError(i18n, message);
}

interface RepairFormFieldProps {
  name: RepairField;
  hint?: ReactNode;
  required?: boolean;
  /** Draws the control; spread both on it. */
  children: (
    control: ControlProps & ReturnType<ReturnType<typeof useFormContext<RepairFormValues>>['register']>,
  ) => ReactNode;
}

/** One field of the repair form: its label, its rule (public-site §5) and its error around a control. */
export function RepairFormField({ name, hint, required, children }: RepairFormFieldProps) {
  const { i18n } = useLingui();
  const { register } = useFormContext<RepairFormValues>();
  const rule = repairRules[name];
  return (
    <Field label={i18n._(repairFields[name])} hint={hint} required={required} error={useFieldError(name)}>
      {(control) =>
        children({ ...control, ...register(name, rule && { validate: (value, form) => rule(value, form) }) })
      }
    </Field>
  );
}
