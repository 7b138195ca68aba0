import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { DeleteButton } from '../../admin/kit/rowButtons';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { useLineOpen } from '../../graphql/live/useLive';
import { formatNumber } from '../../lib/digits';
import { Button } from '../../ui';
import { type CampaignRowFragment, type CampaignStatus, useCampaignTableQuery } from './campaignAdmin.gen';
import { CampaignForm } from './CampaignForm';
import { CampaignProgress } from './CampaignProgress';
import { CampaignStatusBadge } from './CampaignStatusBadge';
import { CAMPAIGN_STATUSES, isRunning, isUnderWay } from './campaignLabels';
import { RunButton } from './RunButton';
import { type CampaignActions, useCampaignActions } from './useCampaignActions';
import styles from './EmailCampaignsTab.module.css';

const CampaignDetail = lazy(async () => ({ default: (await import('./CampaignDetail')).CampaignDetail }));

const LIST = {
  sorts: ['SUBJECT', 'CREATED_AT', 'SENT_AT'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { status: Object.keys(CAMPAIGN_STATUSES) as CampaignStatus[] },
} as const;

/** Email Campaigns (back-office §2): letters to the subscribers. */
export function EmailCampaignsTab() {
  const { t, i18n } = useLingui();
  const isWatched = useLineOpen();
  const asked = useAsked(LIST);
  const campaigns = useResource(asked, useCampaignTableQuery(asked.options), {
    moves: (rows) => !isWatched && rows.some(isRunning),
  });
  const { open } = campaigns;
  const actions = useCampaignActions();
  return (
    <ResourceTab
      resource={campaigns}
      title={t`Email Campaigns`}
      search={t`Subject`}
      filters={{ status: { label: t`Status`, words: CAMPAIGN_STATUSES } }}
      exported="email-campaigns"
      add={t`New Email Campaign`}
      empty={t`No campaigns have been sent yet.`}
      name={({ subject }) => subject}
      columns={[
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
        { id: 'created', header: t`Created`, time: ({ createdAt }) => createdAt, show: 'date', sort: 'CREATED_AT' },
        { id: 'sent', header: t`Sent`, time: ({ sentAt }) => sentAt, sort: 'SENT_AT' },
        {
          id: 'recipients',
          header: t`Recipients`,
          cell: ({ recipientCount }) => (recipientCount === null ? '–' : formatNumber(recipientCount, i18n.locale)),
          align: 'end',
        },
      ]}
      onOpen={({ id, status }) => (status === 'DRAFT' ? open.edit(id) : open.view(id))}
      actions={(row, { editAction }) => <RowActions campaign={row} actions={actions} editAction={editAction} />}
      detail={({ id }) => (
        <Suspense>
          <CampaignDetail id={id} actions={actions} />
        </Suspense>
      )}
      form={({ stored, onClose }) => <CampaignForm campaign={stored} onClose={onClose} />}
    />
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
  editAction: ReactNode;
}

function RowActions({ campaign, actions, editAction }: RowActionsProps) {
  const busy = actions.isBusy(campaign.id);
  if (isUnderWay(campaign)) return <RunButton size="sm" campaign={campaign} actions={actions} />;
  return (
    <>
      {campaign.status === 'DRAFT' && (
        <>
          <Button size="sm" busy={busy} onClick={() => void actions.send(campaign)}>
            <Trans>Send</Trans>
          </Button>
          {editAction}
        </>
      )}
      <DeleteButton busy={busy} onClick={() => void actions.remove(campaign)} />
    </>
  );
}
