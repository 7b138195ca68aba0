import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from '../../forms/FormField';
import { useServerMessage } from '../../graphql/useServerMessage';

/** One field of a form of the admin. What a check says may be the server's own constant or a text of the reader's language. */
export function AdminField<Values extends FieldValues>(props: Omit<FormFieldProps<Values>, 'say'>) {
  return <FormField {...props} say={useServerMessage()} />;
}
