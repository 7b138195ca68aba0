import { Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '../../../forms/useDraft';
import { Button, PersonIcon, TextInput, toast } from '../../../ui';
import { useRegisterMutation } from '../../accounts.gen';
import { NoReason, useAccountForm } from '../useAccountForm';
import type { Enter } from '../useEntrance';
import { useMailLanguage } from '../useMailLanguage';
import { usePictureInForm } from '../../usePictureInForm';
import { confirmPasswordRules, emailRule, filled, newPasswordRules, usernameRule } from '../../rules';
import styles from '../AccountCard.module.css';
import { FormAlert } from '../FormAlert';
import { FormField } from '../FormField';
import { PasswordInput } from '../PasswordInput';
import { ProfilePicture } from '../ProfilePicture';

const empty = { username: '', name: '', email: '', contactNumber: '' };
const noPassword = { password: '', confirmPassword: '' };

/** A new account (public-site §5, 'Registration'). */
export function RegisterForm({ enter }: { enter: Enter }) {
  const { t } = useLingui();
  const language = useMailLanguage();
  const picture = usePictureInForm();
  const [register] = useRegisterMutation({ fetchPolicy: 'no-cache' });
  const { form, sending, submit } = useAccountForm({
    defaultValues: { ...empty, ...noPassword },
    whenBlank: 'All fields are required.',
    fallback: 'Registration failed.',
    async send({ username, name, email, password, contactNumber }) {
      const profilePictureUrl = await picture.ready();
      if (profilePictureUrl === undefined) return;
      const input = {
        username,
        name,
        email,
        password,
        contactNumber: contactNumber.trim() || null,
        language,
        ...(profilePictureUrl && { profilePictureUrl }),
      };
      const { data } = await register({ variables: { input } });
      if (!data?.register) throw new NoReason('Registration failed.');
      forgetDraft();
      toast.success(t`Registration successful! Logging you in...`);
      await enter(data.register);
    },
  });
  const forgetDraft = useDraft(form, 'register', empty);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormField
        form={form}
        name="username"
        label={<Trans>Username</Trans>}
        hint={<Trans>Letters, numbers and underscores.</Trans>}
        rules={{ validate: { blank: filled('Please choose a username.'), shape: usernameRule } }}
      >
        {(control) => <TextInput {...control} autoComplete="username" autoCapitalize="none" spellCheck={false} />}
      </FormField>
      <FormField
        form={form}
        name="name"
        label={<Trans>Full name</Trans>}
        rules={{ validate: { blank: filled('Please enter your full name.') } }}
      >
        {(control) => <TextInput {...control} autoComplete="name" />}
      </FormField>
      <FormField
        form={form}
        name="email"
        label={<Trans>Email</Trans>}
        rules={{ validate: { blank: filled('Please enter your email.'), shape: emailRule } }}
      >
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField
        form={form}
        name="password"
        label={<Trans>Password</Trans>}
        rules={newPasswordRules('Password must be at least 6 characters.', 'Please choose a password.')}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" placeholder={t`At least 6 characters`} />}
      </FormField>
      <FormField
        form={form}
        name="confirmPassword"
        label={<Trans>Confirm password</Trans>}
        rules={confirmPasswordRules('password', 'Please repeat the password.')}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name="contactNumber" label={<Trans>Contact number</Trans>} optional>
        {(control) => <TextInput {...control} type="tel" autoComplete="tel" placeholder={t`Optional`} />}
      </FormField>
      <ProfilePicture
        label={<Trans>Profile picture</Trans>}
        hint={<Trans>Optional</Trans>}
        fallback={<PersonIcon size={36} />}
        handle={picture.field}
      />
      <FormAlert message={form.formState.errors.root?.server?.message} />
      <div className={styles.actions}>
        <Button type="submit" size="lg" wide busy={sending}>
          {sending ? <Trans>Registering...</Trans> : <Trans>Register</Trans>}
        </Button>
      </div>
    </form>
  );
}
