import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../admin/kit/RowSwitch';
import { useUpdateWebhookMutation, type WebhookRowFragment } from './webhookAdmin.gen';
import { toInput, valuesOf } from './webhookForm';

/** Whether an endpoint is told of anything. */
export function WebhookActiveSwitch({ webhook }: { webhook: WebhookRowFragment }) {
  const { t } = useLingui();
  // What waited for one that is switched off is given up.
  const [update] = useUpdateWebhookMutation({ refetchQueries: ['WebhookTable'] });
  const { id, url, isActive, version } = webhook;
  const state = isActive ? t`Active` : t`Inactive`;

  function change(): Promise<unknown> {
    // It is sent whole, so the version sees to it that nobody else's words go under.
    const input = toInput(valuesOf(webhook), version, !isActive);
    return update({
      variables: { id, input },
      optimisticResponse: { updateWebhook: { ...webhook, isActive: !isActive } },
    });
  }

  return (
    <RowSwitch
      checked={isActive}
      state={state}
      label={t`${state}. Send messages to ${url}`}
      done={t`Webhook updated.`}
      change={change}
      list="WebhookTable"
    />
  );
}
