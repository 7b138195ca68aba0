import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormDialog } from '../../admin/kit/FormDialog';
import { useAnswer } from '../../graphql/useAnswer';
import { customerUrl } from '../../customers/urls';
import { Link } from '../../lib/router/Link';
import { telephoneUrl } from '../../lib/contactLinks';
import { newRepairUrl } from '../../repairs/admin/urls';
import { Button, DateTime, EmptyState, ErrorState, LinkButton, Loading, Skeleton, Stack } from '../../ui';
import { CvButton } from './CvButton';
import styles from './InboxDetail.module.css';
import { type InboxMessageQuery, useInboxMessageQuery } from './inboxAdmin.gen';
import { INBOX_KINDS } from './inboxWords';
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
      footer={message && <Answers message={message} actions={actions} onClose={onClose} />}
    >
      {message ? (
        <Stack gap={3}>
          <Letter message={message} actions={actions} />
          <Replies replies={message.replies} />
          <ReplyForm message={message} onDirtyChange={setAnswering} />
        </Stack>
      ) : message === null ? (
        <EmptyState title={<Trans>This message is not there any more.</Trans>} />
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="16rem" />
        </Loading>
      )}
    </FormDialog>
  );
}

type Message = NonNullable<InboxMessageQuery['inboxMessage']>;

interface PartProps {
  message: Message;
  actions: InboxDetailProps['actions'];
}

function Letter({ message, actions }: PartProps) {
  const { i18n } = useLingui();
  const { kind, name, email, phone, createdAt, job, cvUrl } = message;
  const read = useEffectEvent(() => actions.markRead(message));
  useEffect(() => read(), []);
  return (
    <Stack gap={2}>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>From</Trans>
          </dt>
          <dd>
            <Link to={customerUrl(email)}>{name}</Link>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Email</Trans>
          </dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </dd>
        </div>
        {phone && (
          <div>
            <dt>
              <Trans>Phone</Trans>
            </dt>
            <dd>
              <a href={telephoneUrl(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Received</Trans>
          </dt>
          <dd>
            <DateTime value={createdAt} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Kind</Trans>
          </dt>
          <dd>
            {i18n._(INBOX_KINDS[kind])}
            {job && <span>: {job.title}</span>}
          </dd>
        </div>
      </dl>
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
        <Trans>Make a repair of it</Trans>
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
        onClick={() => void actions.remove(message).then((gone) => gone && onClose())}
      >
        <Trans>Delete</Trans>
      </Button>
    </>
  );
}
