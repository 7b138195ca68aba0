import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '../../admin/kit/Facts';
import { FormDialog } from '../../admin/kit/FormDialog';
import { Found } from '../../admin/kit/Found';
import { useCloseDetail } from '../../admin/kit/useCloseDetail';
import { useMoving } from '../../admin/kit/useMoving';
import { useLineOpen } from '../../graphql/live/useLive';
import { useAnswer } from '../../graphql/useAnswer';
import { formatNumber } from '../../lib/digits';
import { Button, DateTime, RetryIcon, Stack, WarningIcon } from '../../ui';
import { type CampaignRowFragment, useEditedCampaignQuery } from './campaignAdmin.gen';
import styles from './CampaignDetail.module.css';
import { CampaignProgress } from './CampaignProgress';
import { CampaignStatusBadge } from './CampaignStatusBadge';
import { isRunning, isUnderWay } from './campaignLabels';
import { RunButton } from './RunButton';
import { RECIPIENT_PREFIX, RecipientList } from './RecipientList';
import type { CampaignActions, ResentState } from './useCampaignActions';

interface CampaignDetailProps {
  id: string;
  actions: CampaignActions;
}

/** One campaign that was sent: how far it is, to whom it went, and what to do about mails that did not arrive. */
export function CampaignDetail({ id, actions }: CampaignDetailProps) {
  const { t } = useLingui();
  const close = useCloseDetail(RECIPIENT_PREFIX);
  const { poll, note } = useMoving(useLineOpen());
  const { answer, failure } = useAnswer(
    useEditedCampaignQuery({ variables: { id }, fetchPolicy: 'cache-and-network', ...poll }),
  );
  const campaign = answer?.campaign;
  note(campaign ? isRunning(campaign) : false);
  return (
    <FormDialog
      title={campaign?.subject ?? t`Email campaign`}
      onClose={close}
      footer={campaign && isUnderWay(campaign) && <RunButton campaign={campaign} actions={actions} />}
    >
      <Found thing={campaign} failure={failure} gone={<Trans>This campaign no longer exists.</Trans>} height="24rem">
        {(campaign) => (
          <Stack gap={3}>
            <Summary campaign={campaign} />
            <Stranded campaign={campaign} state="UNKNOWN" count={campaign.progress.unknown} actions={actions} />
            <Stranded campaign={campaign} state="FAILED" count={campaign.progress.failed} actions={actions} />
            <RecipientList campaignId={id} isRunning={isRunning(campaign)} />
          </Stack>
        )}
      </Found>
    </FormDialog>
  );
}

function Summary({ campaign }: { campaign: CampaignRowFragment }) {
  const { i18n } = useLingui();
  const { sentAt, finishedAt, recipientCount } = campaign;
  return (
    <div className={styles.summary}>
      <Facts>
        <Fact label={<Trans>Status</Trans>}>
          <CampaignStatusBadge status={campaign.status} />
        </Fact>
        <Fact label={<Trans>Recipients</Trans>}>{formatNumber(recipientCount ?? 0, i18n.locale)}</Fact>
        {sentAt && (
          <Fact label={<Trans>Sent</Trans>}>
            <DateTime value={sentAt} />
          </Fact>
        )}
        {finishedAt && (
          <Fact label={<Trans>Finished</Trans>}>
            <DateTime value={finishedAt} />
          </Fact>
        )}
      </Facts>
      {recipientCount !== 0 && <CampaignProgress campaign={campaign} detailed />}
    </div>
  );
}

interface StrandedProps {
  campaign: CampaignRowFragment;
  state: ResentState;
  count: number;
  actions: CampaignActions;
}

/** Mails that nobody sends again by itself; of a paused campaign they wait until it goes on. */
function Stranded({ campaign, state, count: number, actions }: StrandedProps) {
  const { i18n } = useLingui();
  if (number === 0) return null;
  const count = formatNumber(number, i18n.locale);
  return (
    <div className={styles.stranded}>
      <WarningIcon />
      <p>
        {state === 'UNKNOWN' ? (
          <Trans>Emails that may or may not have arrived: {count}</Trans>
        ) : (
          <Trans>Emails that could not be delivered: {count}</Trans>
        )}
      </p>
      {campaign.status !== 'PAUSED' && (
        <Button
          size="sm"
          variant="secondary"
          icon={<RetryIcon />}
          busy={actions.isBusy(campaign.id)}
          onClick={() => void actions.resend(campaign, state)}
        >
          <Trans>Send again</Trans>
        </Button>
      )}
    </div>
  );
}
