import { Trans } from '@lingui/react/macro';
import { readError } from '../../../graphql/errors';
import { Button, TextInput } from '../../../ui';
import { useAccountForm } from '../useAccountForm';
import { isPassing } from '../../passing';
import { emailRule, filled } from '../../rules';
import styles from '../AccountCard.module.css';
import { FormAlert } from '../FormAlert';
import { FormField } from '../FormField';

interface SocialEmailFormProps {
  exchange: (email: string) => Promise<void>;
  refuse: (message: string, isTaken: boolean) => void;
  onCancel: () => void;
}

/** Asks for the address that the provider did not tell (decisions §10). */
export function SocialEmailForm({ exchange, refuse, onCancel }: SocialEmailFormProps) {
  const { form, sending, submit } = useAccountForm({
    defaultValues: { email: '' },
    fallback: 'An error occurred during social login.',
    async send({ email }) {
      try {
        await exchange(email);
      } catch (error) {
        const { code, message, fields } = readError(error);
        if (isPassing(error) || (code === 'BAD_INPUT' && fields.email)) throw error;
        refuse(message, code === 'CONFLICT');
      }
    },
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormField
        form={form}
        name="email"
        label={<Trans>Email</Trans>}
        rules={{ validate: { blank: filled('Please enter your email.'), shape: emailRule } }}
      >
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormAlert message={form.formState.errors.root?.server?.message} />
      <div className={styles.actions}>
        <Button type="submit" size="lg" wide busy={sending}>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="ghost" wide onClick={onCancel}>
          <Trans>Log in another way</Trans>
        </Button>
      </div>
    </form>
  );
}
