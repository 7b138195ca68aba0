import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { DraftNotice } from '../../admin/kit/editor/DraftNotice';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { Button, Row, Stack } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import { type InboxRowFragment, useReplyToInboxMessageMutation } from './inboxAdmin.gen';
import { replyUrl } from './replyUrl';

interface ReplyFormProps {
  message: Pick<InboxRowFragment, 'id' | 'email' | 'subject'> & { message: string };
  /** For the window around it, which asks before something typed is lost. */
  onDirtyChange: (dirty: boolean) => void;
}

/** An answer by mail (decisions §5), kept as a draft while it is written. It cannot be empty (back-office §5). */
export function ReplyForm({ message, onDirtyChange }: ReplyFormProps) {
  const { t } = useLingui();
  const { id, email } = message;
  const [send] = useReplyToInboxMessageMutation({ refetchQueries: ['InboxTable'] });
  const { form, draft, dirty, sending, submit } = useItemForm({
    name: `inboxReply.${id}`,
    begun: { text: '' },
    version: null,
    saved: t`Your answer is on its way.`,
    checks: 'warning',
    send: ({ text }) => send({ variables: { id, text } }),
    onClose: () => form.reset({ text: '' }),
  });
  const tell = useEffectEvent((isDirty: boolean) => onDirtyChange(isDirty));
  useEffect(() => {
    tell(dirty);
    return () => tell(false);
  }, [dirty]);

  return (
    <form onSubmit={submit} noValidate aria-label={t`Answer ${email}`}>
      <Stack gap={1}>
        {draft.found && (
          <DraftNotice savedAt={draft.found.savedAt} onRestore={draft.restore} onDiscard={draft.discard} />
        )}
        <AdminTextField
          form={form}
          name="text"
          label={t`Your answer`}
          hint={t`It is emailed to ${email}, above their message. Their reply comes to the shop's own address.`}
          missing={t`Reply cannot be empty.`}
          rows={6}
        />
        <Row gap={2}>
          <Button type="submit" icon={<MailIcon />} busy={sending}>
            <Trans>Send answer</Trans>
          </Button>
          <a href={replyUrl(message)}>
            <Trans>Use your own mail program</Trans>
          </a>
        </Row>
      </Stack>
    </form>
  );
}
