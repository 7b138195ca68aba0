import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSendingForm } from '../../forms/useSendingForm';
import { sessionToken } from '../../lib/token';
import { useViewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { useFormGuard } from '../../ui/formGuard';
import { takeContactAdditions } from '../components/contactAddition';
import {
  type ContactValues,
  emptyMessage,
  forgetContactDraft,
  readContactDraft,
  saveContactDraft,
} from '../contactDraft';
import { useSendContactMessageMutation } from '../inbox.gen';
import { useInboxMessage } from '../messages';

/** The name and address of the account, which a signed-in person cannot change here; empty until they are known. */
export interface LockedAccount {
  name: string;
  email: string;
}

/** A message to the shop (public-site §2 'Contact', §5, §8); its draft survives a reload of the page. */
export function useContactForm() {
  const { t } = useLingui();
  const { status, viewer } = useViewer();
  const [mutate] = useSendContactMessageMutation();
  const { honeypot, readFormGuard } = useFormGuard();
  const [opened] = useState(readContactDraft);
  const account: LockedAccount | null =
    status === 'user' || status === 'loading'
      ? { name: viewer?.name || viewer?.username || '', email: viewer?.email ?? '' }
      : null;

  async function send({ name, email, subject, message }: ContactValues): Promise<void> {
    // Of a signed-in person the server takes the account's own.
    const input = account ? { subject, message } : { name, email, subject, message };
    await mutate({ variables: { input, formGuard: readFormGuard() } });
    clear();
    toast.success(t`Your message has been sent! We will get back to you soon.`);
  }

  const { form, sending, submit } = useSendingForm<ContactValues>({
    defaultValues: { ...opened },
    send,
    say: useInboxMessage(),
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveContactDraft(values) }),
    [form],
  );

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

  function clear(): void {
    form.reset(emptyMessage);
    forgetContactDraft();
  }

  // The next person at this device may be somebody else. A session that ran out sends nobody away.
  const onChange = useEffectEvent((end: Parameters<Parameters<typeof sessionToken.subscribe>[0]>[0]) => {
    if (end === 'signedOut') clear();
    else if (end === 'ended') forgetContactDraft();
  });
  useEffect(() => sessionToken.subscribe((end) => onChange(end)), []);

  return { form, sending, submit, account, honeypot };
}
