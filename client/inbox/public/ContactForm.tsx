import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Field, TextArea, TextInput } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import { useContactForm } from './useContactForm';
import { inboxRules } from '../rules';
import { InboxField } from './InboxField';
import styles from './InboxForm.module.css';
import { SendError } from './SendError';

/** The message form of the contact page (public-site §2, §5). What it does is in `useContactForm`. */
export function ContactForm() {
  const { t } = useLingui();
  const { form, sending, submit, account, honeypot } = useContactForm();
  const label = { name: t`Name`, email: t`Email` };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {account ? (
        <div className={styles.pair}>
          {(['name', 'email'] as const).map((name) => (
            <Field key={name} label={label[name]} hint={<Trans>From your account</Trans>}>
              {(control) => <TextInput {...control} className={styles.locked} value={account[name]} readOnly />}
            </Field>
          ))}
        </div>
      ) : (
        <div className={styles.pair}>
          <InboxField form={form} name="name" label={label.name} rule={inboxRules.name}>
            {(control) => <TextInput {...control} autoComplete="name" />}
          </InboxField>
          <InboxField form={form} name="email" label={label.email} rule={inboxRules.email}>
            {(control) => <TextInput {...control} type="email" autoComplete="email" />}
          </InboxField>
        </div>
      )}
      <InboxField form={form} name="subject" label={<Trans>Subject</Trans>} rule={inboxRules.subject}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </InboxField>
      <InboxField form={form} name="message" label={<Trans>Message</Trans>} rule={inboxRules.message}>
        {(control) => <TextArea {...control} rows={8} />}
      </InboxField>
      {honeypot}
      <SendError message={form.formState.errors.root?.server?.message} />
      <Button type="submit" size="lg" icon={<MailIcon />} busy={sending} className={styles.send}>
        {sending ? <Trans>Sending...</Trans> : <Trans>Send message</Trans>}
      </Button>
    </form>
  );
}
