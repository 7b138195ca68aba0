import { Trans, useLingui } from '@lingui/react/macro';
import { ONLY } from '../../admin/kit/FlagFilter';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { DeleteButton } from '../../admin/kit/rowButtons';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { formatNumber } from '../../lib/digits';
import { StatusBadge } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import { type InboxKind, type InboxStatus, useInboxTableQuery } from './inboxAdmin.gen';
import { InboxDetail } from './InboxDetail';
import { INBOX_KINDS, INBOX_STATUSES } from './inboxLabels';
import { useInboxActions } from './useInboxActions';

const LIST = {
  sorts: ['CREATED_AT', 'NAME', 'STATUS'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: {
    status: Object.keys(INBOX_STATUSES) as InboxStatus[],
    kind: Object.keys(INBOX_KINDS) as InboxKind[],
    deleted: ONLY,
  },
} as const;

/** Inbox (decisions §5): what came in through the contact form, and applications for jobs. */
export function InboxTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const messages = useResource(asked, useInboxTableQuery(asked.options));
  const actions = useInboxActions();
  const unread = messages.data?.newInboxCount;
  const count = unread === undefined ? '' : formatNumber(unread, i18n.locale);
  return (
    <ResourceTab
      resource={messages}
      title={t`Inbox`}
      intro={count ? <Trans>New messages: {count}</Trans> : null}
      search={t`Name, email or text`}
      filters={{
        status: { label: t`Status`, words: INBOX_STATUSES },
        kind: { label: t`Kind`, words: INBOX_KINDS },
        deleted: { label: t`Show`, all: t`Not deleted`, options: [{ value: 'true', label: t`Deleted` }] },
      }}
      exported="inbox"
      empty={t`No messages yet.`}
      name={({ name, subject }) => `${name}: ${subject}`}
      columns={[
        { id: 'name', header: t`From`, cell: ({ name }) => name, sort: 'NAME' },
        { id: 'subject', header: t`Subject`, cell: ({ subject }) => subject, text: true },
        { id: 'kind', header: t`Kind`, cell: ({ kind }) => i18n._(INBOX_KINDS[kind]) },
        {
          id: 'status',
          header: t`Status`,
          cell: ({ status }) => (
            <StatusBadge tone={INBOX_STATUSES[status].tone} icon={<MailIcon size={18} />}>
              {i18n._(INBOX_STATUSES[status].label)}
            </StatusBadge>
          ),
          sort: 'STATUS',
        },
        { id: 'received', header: t`Received`, time: ({ createdAt }) => createdAt, sort: 'CREATED_AT' },
      ]}
      actions={(row) => <DeleteButton busy={actions.isBusy(row.id)} onClick={() => void actions.remove(row)} />}
      restore={actions.restore}
      detail={({ id, onClose }) => <InboxDetail id={id} actions={actions} onClose={onClose} />}
    >
      {actions.bar}
    </ResourceTab>
  );
}
