import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from '../../forms/FormField';
import { useInboxMessage } from '../messages';
import type { TextRule } from '../../lib/textRules';

interface InboxFieldProps<Values extends FieldValues> extends Pick<
  FormFieldProps<Values>,
  'form' | 'name' | 'label' | 'children'
> {
  rule: TextRule;
  optional?: boolean;
}

/** One field of a form to the shop: label, check and message around a control. */
export function InboxField<Values extends FieldValues>({ rule, optional, ...field }: InboxFieldProps<Values>) {
  return <FormField {...field} required={!optional} rules={{ validate: rule }} say={useInboxMessage()} />;
}
