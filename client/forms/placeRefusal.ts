import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts a refusal where it belongs (decisions §11): at its fields, and the focus into the first of them, or else above the button.
 * @param names of all fields, in the order of the screen
 * @param refusal in English constants: `message` where no field is to blame, `fields` by their names
 * @param retryAt where to try again when no field is to blame
 */
export function placeRefusal<Values extends FieldValues>(
  { setError, setFocus }: UseFormReturn<Values>,
  names: readonly Path<Values>[],
  { message, fields }: { message: string; fields: Readonly<Record<string, string>> },
  retryAt?: Path<Values>,
): void {
  const wrong = names.filter((name) => fields[name]);
  for (const name of wrong) setError(name, { message: fields[name] });
  if (wrong[0]) return setFocus(wrong[0]);
  setError('root.server', { message });
  if (retryAt) setFocus(retryAt, { shouldSelect: true });
}
