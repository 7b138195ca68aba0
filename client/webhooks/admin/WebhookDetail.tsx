import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '../../admin/kit/Facts';
import { FormDialog } from '../../admin/kit/FormDialog';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useCloseDetail } from '../../admin/kit/useCloseDetail';
import { Button, DateTime, Stack } from '../../ui';
import { KeyIcon } from '../../ui/icons/account';
import { PlayIcon } from '../../ui/icons/play';
import { DELIVERY_PREFIX, DeliveryList } from './DeliveryList';
import {
  useRotateWebhookSecretMutation,
  useSendTestWebhookMutation,
  type WebhookRowFragment,
} from './webhookAdmin.gen';
import styles from './Webhooks.module.css';
import { WebhookTrouble } from './WebhookTrouble';
import { WEBHOOK_EVENTS } from './webhookLabels';

interface WebhookDetailProps {
  webhook: WebhookRowFragment;
  /** Called with a new secret, which is told only now. */
  onSecret: (secret: string) => void;
}

/** One endpoint: what it is told of, what was sent to it, and whether somebody listens. */
export function WebhookDetail({ webhook, onSecret }: WebhookDetailProps) {
  const { t } = useLingui();
  const close = useCloseDetail(DELIVERY_PREFIX);
  const { act, isBusy } = useAdminAction();
  const [sendTest] = useSendTestWebhookMutation({ refetchQueries: ['WebhookDeliveries', 'WebhookTable'] });
  // No cache keeps a secret.
  const [rotate] = useRotateWebhookSecretMutation({ fetchPolicy: 'no-cache', refetchQueries: ['WebhookTable'] });
  const { id, url } = webhook;

  async function makeSecret(): Promise<void> {
    if (!window.confirm(t`Create a new secret? For 24 hours messages are also signed with the present one.`)) return;
    await act(
      async () => {
        const { data } = await rotate({ variables: { id } });
        close();
        onSecret(data!.rotateWebhookSecret.secret);
      },
      { key: 'secret' },
    );
  }

  return (
    <FormDialog
      title={url}
      onClose={close}
      footer={
        <>
          {webhook.isActive && (
            <Button
              icon={<PlayIcon />}
              busy={isBusy('test')}
              onClick={() =>
                void act(() => sendTest({ variables: { id } }), { done: t`The test is on its way.`, key: 'test' })
              }
            >
              <Trans>Send a test</Trans>
            </Button>
          )}
          <Button variant="secondary" icon={<KeyIcon />} busy={isBusy('secret')} onClick={() => void makeSecret()}>
            <Trans>New secret</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Summary webhook={webhook} />
        <DeliveryList webhook={webhook} />
      </Stack>
    </FormDialog>
  );
}

const isAhead = (time: string | null): time is string => time !== null && Date.parse(time) > Date.now();

function Summary({ webhook }: { webhook: WebhookRowFragment }) {
  const { i18n } = useLingui();
  const { description, events, createdAt, previousSecretUntil } = webhook;
  return (
    <div className={styles.summary}>
      <WebhookTrouble webhook={webhook} />
      {description && <p>{description}</p>}
      <Facts>
        <Fact label={<Trans>Events</Trans>}>{events.map((event) => i18n._(WEBHOOK_EVENTS[event])).join(', ')}</Fact>
        <Fact label={<Trans>Created</Trans>}>
          <DateTime value={createdAt} show="date" />
        </Fact>
        {isAhead(previousSecretUntil) && (
          <Fact label={<Trans>Also signed with the previous secret until</Trans>}>
            <DateTime value={previousSecretUntil} />
          </Fact>
        )}
      </Facts>
    </div>
  );
}
