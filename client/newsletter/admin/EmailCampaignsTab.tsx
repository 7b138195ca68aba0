import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { FilterSelect } from '../../admin/kit/filters';
import { AddButton } from '../../admin/kit/AddButton';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useMoving } from '../../admin/kit/useMoving';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { useOpenRow } from '../../admin/kit/useOpenRow';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { useLineOpen } from '../../graphql/live/useLive';
import { DeleteButton, EditButton } from '../../admin/kit/rowButtons';
import { formatNumber } from '../../lib/digits';
import { Button, DateTime } from '../../ui';
import {
  type CampaignRowFragment,
  type CampaignStatus,
  type CampaignTableSort,
  useCampaignTableQuery,
} from './campaignAdmin.gen';
import { CampaignForm } from './CampaignForm';
import { CampaignProgress } from './CampaignProgress';
import { CampaignStatusBadge } from './CampaignStatusBadge';
import { CAMPAIGN_STATUSES, isRunning, isUnderWay } from './campaignWords';
import { RunButton } from './RunButton';
import { type CampaignActions, useCampaignActions } from './useCampaignActions';
import styles from './EmailCampaignsTab.module.css';

const CampaignDetail = lazy(async () => ({ default: (await import('./CampaignDetail')).CampaignDetail }));

const STATUSES = Object.keys(CAMPAIGN_STATUSES) as CampaignStatus[];

const LIST = {
  sorts: ['SUBJECT', 'CREATED_AT', 'SENT_AT'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { status: STATUSES },
} as const;

/** Email Campaigns (back-office §2): letters to the subscribers. */
export function EmailCampaignsTab() {
  const { t, i18n } = useLingui();
  const view = useTableView(LIST);
  const { poll, note } = useMoving(useLineOpen());
  const query = useCampaignTableQuery({ variables: view.variables, fetchPolicy: 'cache-and-network', ...poll });
  note(query.data?.campaignTable.items.some(isRunning) ?? false);
  const page = useTablePage(query, (data) => data.campaignTable, view);
  const { editing, viewing, add, edit, view: look, close } = useOpenForm();
  const actions = useCampaignActions();
  const open = useOpenRow(page.table?.items ?? [], editing);

  const columns: Column<CampaignRowFragment, CampaignTableSort>[] = [
    { id: 'subject', header: t`Subject`, cell: ({ subject }) => subject, sort: 'SUBJECT' },
    {
      id: 'status',
      header: t`Status`,
      cell: (campaign) => (
        <div className={styles.status}>
          <CampaignStatusBadge status={campaign.status} />
          {isUnderWay(campaign) ? <CampaignProgress campaign={campaign} /> : <Stranded {...campaign.progress} />}
        </div>
      ),
    },
    {
      id: 'created',
      header: t`Created`,
      cell: ({ createdAt }) => <DateTime value={createdAt} show="date" />,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
    },
    {
      id: 'sent',
      header: t`Sent`,
      cell: ({ sentAt }) => (sentAt ? <DateTime value={sentAt} /> : '–'),
      sort: 'SENT_AT',
      firstDirection: 'DESC',
    },
    {
      id: 'recipients',
      header: t`Recipients`,
      cell: ({ recipientCount }) => (recipientCount === null ? '–' : formatNumber(recipientCount, i18n.locale)),
      align: 'end',
    },
  ];
  return (
    <TabFrame title={t`Email Campaigns`}>
      <TableToolbar
        view={view}
        search={t`Subject`}
        actions={
          <>
            <ExportButton things="email-campaigns" params={view.exportParams} />
            <AddButton onClick={add}>
              <Trans>New Email Campaign</Trans>
            </AddButton>
          </>
        }
      >
        <FilterSelect
          label={t`Status`}
          value={view.filters.status}
          options={STATUSES.map((status) => ({ value: status, label: i18n._(CAMPAIGN_STATUSES[status].label) }))}
          onChange={(status) => view.set({ status })}
        />
      </TableToolbar>
      <AdminTable
        caption={t`Email Campaigns`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No campaigns have been sent yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ subject }) => subject}
        onOpen={({ id, status }) => (status === 'DRAFT' ? edit(id) : look(id))}
        actions={(row) => <RowActions campaign={row} actions={actions} onEdit={() => edit(row.id)} />}
      />
      {viewing && (
        <Suspense>
          <CampaignDetail key={viewing} id={viewing} actions={actions} />
        </Suspense>
      )}
      {(editing === NEW || open) && <CampaignForm key={editing} campaign={open} onClose={close} />}
    </TabFrame>
  );
}

/** What somebody may want to look at, of a campaign that is over. */
function Stranded({ failed, unknown }: CampaignRowFragment['progress']) {
  const { i18n } = useLingui();
  const count = formatNumber(failed + unknown, i18n.locale);
  return failed + unknown > 0 ? (
    <p className={styles.stranded}>
      <Trans>Not delivered or unknown: {count}</Trans>
    </p>
  ) : null;
}

interface RowActionsProps {
  campaign: CampaignRowFragment;
  actions: CampaignActions;
  onEdit: () => void;
}

function RowActions({ campaign, actions, onEdit }: RowActionsProps) {
  const busy = actions.isBusy(campaign.id);
  if (isUnderWay(campaign)) return <RunButton size="sm" campaign={campaign} actions={actions} />;
  return (
    <>
      {campaign.status === 'DRAFT' && (
        <>
          <Button size="sm" busy={busy} onClick={() => void actions.send(campaign)}>
            <Trans>Send</Trans>
          </Button>
          <EditButton onClick={onEdit} />
        </>
      )}
      <DeleteButton busy={busy} onClick={() => void actions.remove(campaign)} />
    </>
  );
}
