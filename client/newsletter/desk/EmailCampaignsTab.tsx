import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '../../desk/columns';
import { DeskTable } from '../../desk/DeskTable';
import { ExportButton } from '../../desk/ExportButton';
import { FilterSelect } from '../../desk/filters';
import { AddIcon } from '../../desk/icons';
import { SearchBox } from '../../desk/SearchBox';
import { TabFrame } from '../../desk/TabFrame';
import { TableToolbar } from '../../desk/TableToolbar';
import { useDeskAction } from '../../desk/useDeskAction';
import { NEW, useOpenForm } from '../../desk/useOpenForm';
import { useOpenRow } from '../../desk/useOpenRow';
import { useTablePage } from '../../desk/useTablePage';
import { useTableView } from '../../desk/useTableView';
import { DeleteButton, EditButton } from '../../desk/rowButtons';
import { formatNumber } from '../../lib/digits';
import { Button, DateTime, MailIcon, StatusBadge } from '../../ui';
import {
  type CampaignRowFragment,
  type CampaignStatus,
  type CampaignTableSort,
  useCampaignTableQuery,
  useDeleteCampaignMutation,
} from './campaignDesk.gen';
import { CampaignForm } from './CampaignForm';
import { CAMPAIGN_STATUSES } from './campaignWords';

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
  const query = useCampaignTableQuery({ variables: view.variables, fetchPolicy: 'cache-and-network' });
  const page = useTablePage(query, (data) => data.campaignTable, view);
  const { editing, add, edit, close } = useOpenForm();
  const { act, isBusy } = useDeskAction();
  const [deleteCampaign] = useDeleteCampaignMutation({ refetchQueries: ['CampaignTable'] });
  const open = useOpenRow(page.table?.items ?? [], editing);

  async function remove({ id, subject }: CampaignRowFragment): Promise<void> {
    if (!window.confirm(t`Delete the campaign "${subject}"?`)) return;
    await act(() => deleteCampaign({ variables: { id } }), { done: t`Email campaign deleted.`, key: id });
  }

  const columns: Column<CampaignRowFragment, CampaignTableSort>[] = [
    { id: 'subject', header: t`Subject`, cell: ({ subject }) => subject, sort: 'SUBJECT' },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ status }) => (
        <StatusBadge tone={CAMPAIGN_STATUSES[status].tone} icon={<MailIcon size={18} />}>
          {i18n._(CAMPAIGN_STATUSES[status].label)}
        </StatusBadge>
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
        actions={
          <>
            <ExportButton things="email-campaigns" params={view.exportParams} />
            <Button icon={<AddIcon />} onClick={add}>
              <Trans>New Email Campaign</Trans>
            </Button>
          </>
        }
      >
        <SearchBox view={view} placeholder={t`Subject`} />
        <FilterSelect
          label={t`Status`}
          value={view.filters.status}
          options={STATUSES.map((status) => ({ value: status, label: i18n._(CAMPAIGN_STATUSES[status].label) }))}
          onChange={(status) => view.set({ status })}
        />
      </TableToolbar>
      <DeskTable
        caption={t`Email Campaigns`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No campaigns have been sent yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ subject }) => subject}
        actions={(row) => (
          <>
            {row.status === 'DRAFT' && <EditButton onClick={() => edit(row.id)} />}
            <DeleteButton busy={isBusy(row.id)} onClick={() => void remove(row)} />
          </>
        )}
      />
      {(editing === NEW || open) && <CampaignForm key={editing} campaign={open} onClose={close} />}
    </TabFrame>
  );
}
