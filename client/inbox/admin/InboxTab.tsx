import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { FilterSelect } from '../../admin/kit/filters';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useOpenForm } from '../../admin/kit/useOpenForm';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DeleteButton } from '../../admin/kit/rowButtons';
import { formatNumber } from '../../lib/digits';
import { DateTime, StatusBadge } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import {
  type InboxKind,
  type InboxRowFragment,
  type InboxStatus,
  type InboxTableSort,
  useInboxTableQuery,
} from './inboxAdmin.gen';
import { InboxDetail } from './InboxDetail';
import { INBOX_KINDS, INBOX_STATUSES } from './inboxWords';
import { useInboxActions } from './useInboxActions';

const STATUSES = Object.keys(INBOX_STATUSES) as InboxStatus[];
const KINDS = Object.keys(INBOX_KINDS) as InboxKind[];

const LIST = {
  sorts: ['CREATED_AT', 'NAME', 'STATUS'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { status: STATUSES, kind: KINDS },
} as const;

/** Inbox (decisions §5): what came in through the contact form, and applications for jobs. */
export function InboxTab() {
  const { t, i18n } = useLingui();
  const view = useTableView(LIST);
  const query = useInboxTableQuery({ variables: view.variables, fetchPolicy: 'cache-and-network' });
  const page = useTablePage(query, (data) => data.inboxTable, view);
  const { viewing, view: open, close } = useOpenForm();
  const actions = useInboxActions();

  const columns: Column<InboxRowFragment, InboxTableSort>[] = [
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
    {
      id: 'received',
      header: t`Received`,
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
    },
  ];
  const unread = (query.data ?? query.previousData)?.newInboxCount;
  const count = unread === undefined ? '' : formatNumber(unread, i18n.locale);
  return (
    <TabFrame title={t`Inbox`} intro={count ? <Trans>New messages: {count}</Trans> : null}>
      <TableToolbar
        view={view}
        search={t`Name, email or words`}
        actions={<ExportButton things="inbox" params={view.exportParams} />}
      >
        <FilterSelect
          label={t`Status`}
          value={view.filters.status}
          options={STATUSES.map((status) => ({ value: status, label: i18n._(INBOX_STATUSES[status].label) }))}
          onChange={(status) => view.set({ status })}
        />
        <FilterSelect
          label={t`Kind`}
          value={view.filters.kind}
          options={KINDS.map((kind) => ({ value: kind, label: i18n._(INBOX_KINDS[kind]) }))}
          onChange={(kind) => view.set({ kind })}
        />
      </TableToolbar>
      <AdminTable
        caption={t`Inbox`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No messages yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ name, subject }) => `${name}: ${subject}`}
        onOpen={({ id }) => open(id)}
        actions={(row) => <DeleteButton busy={actions.isBusy(row.id)} onClick={() => void actions.remove(row)} />}
      />
      {viewing && <InboxDetail key={viewing} id={viewing} actions={actions} onClose={close} />}
    </TabFrame>
  );
}
