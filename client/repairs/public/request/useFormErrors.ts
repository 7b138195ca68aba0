import { startTransition, useEffect, useState } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import type { RepairField, RepairFormValues } from '../../repairForm';

/**
 * What is wrong with the form, told again when that changes. It is drawn behind the press that found it out, which may have found much.
 * @param name tells of changes at this field, or at all of them, alone
 */
export function useFormErrors(name?: RepairField): FieldErrors<RepairFormValues> {
  const { subscribe } = useFormContext<RepairFormValues>();
  const [errors, setErrors] = useState<FieldErrors<RepairFormValues>>({});
  useEffect(
    () =>
      subscribe({
        name,
        exact: true,
        formState: { errors: true },
        // copied, since the form goes on writing into its own
        callback: ({ errors: found }) => startTransition(() => setErrors({ ...found })),
      }),
    [subscribe, name],
  );
  return errors;
}
