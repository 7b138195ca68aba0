import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { translateServerMessage } from '../../../lib/serverTexts';
import { Field, TextInput } from '../../../ui';
import type { ContactNumberValues } from './useContactNumberForm';
import { contactNumberRule } from '../../repairRules';

/** Asks for the number that the shop has on record; in whichever digits it is typed (decisions §13). */
export function ContactNumberField({ form }: { form: UseFormReturn<ContactNumberValues> }) {
  const { i18n } = useLingui();
  const { message } = form.formState.errors.contactNumber ?? {};
  return (
    <Field
      label={<Trans>Contact number</Trans>}
      hint={<Trans>The one given when the repair was requested.</Trans>}
      error={message && translateServerMessage(i18n, message)}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.register('contactNumber', { validate: contactNumberRule })}
          type="tel"
          autoComplete="tel"
        />
      )}
    </Field>
  );
}
