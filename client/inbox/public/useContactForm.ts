import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDraft } from '../../forms/useDraft';
import { useSendingForm } from '../../forms/useSendingForm';
import { useViewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { useFormGuard } from '../../ui/formGuard';
import { takeContactAdditions } from './contactAddition';
import { CONTACT_DRAFT, type ContactValues, emptyMessage } from '../contactDraft';
import { useSendContactMessageMutation } from '../inbox.gen';
import { useInboxMessage } from '../messages';

/** The name and address of the account, which a signed-in person cannot change here; empty until they are known. */
export interface LockedAccount {
  name: string;
  email: string;
}

/** A message to the shop (public-site §2 'Contact', §5, §8); what is typed is kept until it is sent. */
export function useContactForm() {
  const { t } = useLingui();
  const { status, viewer } = useViewer();
  const [mutate] = useSendContactMessageMutation();
  const { honeypot, readFormGuard } = useFormGuard();
  const account: LockedAccount | null =
    status === 'user' || status === 'loading'
      ? { name: viewer?.name || viewer?.username || '', email: viewer?.email ?? '' }
      : null;

  async function send({ name, email, subject, message }: ContactValues): Promise<void> {
    // Of a signed-in person the server takes the account's own.
    const input = account ? { subject, message } : { name, email, subject, message };
    await mutate({ variables: { input, formGuard: readFormGuard() } });
    form.reset();
    forgetDraft();
    toast.success(t`Your message has been sent! We will get back to you soon.`);
  }

  const { form, sending, submit } = useSendingForm<ContactValues>({
    defaultValues: emptyMessage,
    send,
    say: useInboxMessage(),
  });

  const forgetDraft = useDraft(form, CONTACT_DRAFT, emptyMessage);

  useEffect(
    () =>
      takeContactAdditions((merge) => {
        const { subject, message } = merge(form.getValues());
        form.setValue('subject', subject);
        form.setValue('message', message);
        form.clearErrors(['subject', 'message']);
      }),
    [form],
  );

  return { form, sending, submit, account, honeypot };
}
