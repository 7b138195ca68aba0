import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Fact, Facts } from '../../admin/kit/Facts';
import { FormDialog } from '../../admin/kit/FormDialog';
import { Found } from '../../admin/kit/Found';
import { useAnswer } from '../../graphql/useAnswer';
import { customerUrl } from '../../customers/urls';
import { Link } from '../../lib/router/Link';
import { telephoneUrl } from '../../lib/contactLinks';
import { newRepairUrl } from '../../repairs/admin/urls';
import { Button, DateTime, LinkButton, Stack } from '../../ui';
import { CvButton } from './CvButton';
import styles from './InboxDetail.module.css';
import { type InboxMessageQuery, useInboxMessageQuery } from './inboxAdmin.gen';
import { INBOX_KINDS } from './inboxLabels';
import { Replies } from './Replies';
import { ReplyForm } from './ReplyForm';
import type { useInboxActions } from './useInboxActions';

interface InboxDetailProps {
  id: string;
  actions: ReturnType<typeof useInboxActions>;
  onClose: () => void;
}

/** One message in full; opening it is reading it (decisions §5). */
export function InboxDetail({ id, actions, onClose }: InboxDetailProps) {
  const { t } = useLingui();
  const { answer, failure } = useAnswer(useInboxMessageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' }));
  const [isAnswering, setAnswering] = useState(false);
  const message = answer?.inboxMessage;
  return (
    <FormDialog
      title={message?.subject ?? t`Message`}
      onClose={onClose}
      dirty={isAnswering}
      footer={message && !message.deletedAt && <Answers message={message} actions={actions} onClose={onClose} />}
    >
      <Found thing={message} failure={failure} gone={<Trans>This message no longer exists.</Trans>} height="16rem">
        {(message) => (
          <Stack gap={3}>
            <MessageView message={message} actions={actions} />
            <Replies replies={message.replies} />
            {!message.deletedAt && <ReplyForm message={message} onDirtyChange={setAnswering} />}
          </Stack>
        )}
      </Found>
    </FormDialog>
  );
}

type Message = NonNullable<InboxMessageQuery['inboxMessage']>;

interface PartProps {
  message: Message;
  actions: InboxDetailProps['actions'];
}

function MessageView({ message, actions }: PartProps) {
  const { i18n } = useLingui();
  const { kind, name, email, phone, createdAt, job, cvUrl } = message;
  const read = useEffectEvent(() => actions.markRead(message));
  useEffect(() => read(), []);
  return (
    <Stack gap={2}>
      <Facts>
        <Fact label={<Trans>From</Trans>}>
          <Link to={customerUrl(email)}>{name}</Link>
        </Fact>
        <Fact label={<Trans>Email</Trans>}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </Fact>
        {phone && (
          <Fact label={<Trans>Phone</Trans>}>
            <a href={telephoneUrl(phone)}>{phone}</a>
          </Fact>
        )}
        <Fact label={<Trans>Received</Trans>}>
          <DateTime value={createdAt} />
        </Fact>
        <Fact label={<Trans>Kind</Trans>}>
          {i18n._(INBOX_KINDS[kind])}
          {job && <span>: {job.title}</span>}
        </Fact>
      </Facts>
      <p className={styles.text}>{message.message}</p>
      {cvUrl && (
        <div>
          <CvButton cvUrl={cvUrl} />
        </div>
      )}
    </Stack>
  );
}

function Answers({ message, actions, onClose }: PartProps & { onClose: () => void }) {
  const { id, name, phone, status } = message;
  const busy = actions.isBusy(id);
  return (
    <>
      <LinkButton
        variant="secondary"
        to={newRepairUrl}
        state={{ newRepair: { userName: name, contactNumber: phone ?? '', issueDescription: message.message } }}
      >
        <Trans>Create a repair from it</Trans>
      </LinkButton>
      {status === 'ANSWERED' ? (
        <Button variant="secondary" busy={busy} onClick={() => void actions.markNew(message)}>
          <Trans>Mark as new</Trans>
        </Button>
      ) : (
        <Button variant="secondary" busy={busy} onClick={() => void actions.markAnswered(message)}>
          <Trans>Mark as answered</Trans>
        </Button>
      )}
      <Button
        variant="danger"
        busy={busy}
        onClick={() => void actions.remove(message).then((done) => done && onClose())}
      >
        <Trans>Delete</Trans>
      </Button>
    </>
  );
}
