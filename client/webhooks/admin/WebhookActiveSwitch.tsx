import { useLingui } from '@lingui/react/macro';
import { ActiveRowSwitch } from '../../admin/kit/ActiveRowSwitch';
import { useUpdateWebhookMutation, type WebhookRowFragment } from './webhookAdmin.gen';
import { toInput, valuesOf } from './webhookForm';

/** Whether an endpoint is notified of anything. */
export function WebhookActiveSwitch({ webhook }: { webhook: WebhookRowFragment }) {
  const { t } = useLingui();
  // What waited for one that is switched off is given up.
  const [update] = useUpdateWebhookMutation({ refetchQueries: ['WebhookTable'] });
  const { id, url, version } = webhook;
  return (
    <ActiveRowSwitch
      isActive={webhook.isActive}
      label={(state) => t`${state}. Send messages to ${url}`}
      done={t`Webhook updated.`}
      list="WebhookTable"
      change={(isActive) =>
        update({
          // It is sent whole, so the version sees to it that nobody else's words go under.
          variables: { id, input: toInput(valuesOf(webhook), version, isActive) },
          optimisticResponse: { updateWebhook: { ...webhook, isActive } },
        })
      }
    />
  );
}
