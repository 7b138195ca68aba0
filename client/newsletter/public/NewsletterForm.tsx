import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { Button, classes, Field, TextInput } from '../../ui';
import { useFormGuard } from '../../ui/formGuard';
import { useSubscribe } from './useSubscribe';
import styles from './NewsletterForm.module.css';

interface NewsletterFormProps {
  /** Of the form, for links that lead to it. */
  id?: string;
  /** `off` is on the dark, switched-off screen, in either theme. */
  tone?: 'plain' | 'off';
}

/**
 * Asks for an e-mail address for the newsletter (public-site §2). It is on every page, so it is a native form; the
 * heading above it is its place's own.
 */
export function NewsletterForm({ id, tone = 'plain' }: NewsletterFormProps) {
  const email = useRef<HTMLInputElement>(null);
  const { honeypot, readFormGuard } = useFormGuard();
  const { subscribe, sending, isAsked, error } = useSubscribe();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = email.current;
    if (!field) return;
    const sent = field.value;
    const outcome = await subscribe(sent, readFormGuard());
    if (outcome === 'invalid') field.focus();
    // Another address may have been begun meanwhile.
    if (outcome === 'subscribed' && field.value === sent) field.value = '';
  }

  return (
    <form
      id={id}
      className={classes(styles.form, tone === 'off' && styles.off)}
      // The dark colours, whichever theme the page around it has.
      data-theme={tone === 'off' ? 'dark' : undefined}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <Field
        label={<Trans>Your email address</Trans>}
        hint={<Trans>Care tips and offers, now and then. You can unsubscribe at any time.</Trans>}
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={email}
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            aria-required
          />
        )}
      </Field>
      {honeypot}
      <Button type="submit" variant={tone === 'off' ? 'secondary' : 'primary'} wide busy={sending}>
        {sending ? <Trans>Subscribing...</Trans> : <Trans>Subscribe</Trans>}
      </Button>
      <output className={styles.asked}>
        {isAsked && (
          <span>
            <Trans>We sent you an email with a link. Please confirm your subscription there.</Trans>
          </span>
        )}
      </output>
    </form>
  );
}
