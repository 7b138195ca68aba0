import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { CheckField } from '../../ui/CheckField';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { useResourceForm } from '../../admin/kit/editor/useResourceForm';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
import { useServerMessage } from '../../graphql/useServerMessage';
import { FieldError } from '../../ui';
import { useCreateWebhookMutation, useUpdateWebhookMutation, type WebhookRowFragment } from './webhookAdmin.gen';
import { newWebhook, toInput, valuesOf } from './webhookForm';
import styles from './Webhooks.module.css';
import { EVENT_NAMES, WEBHOOK_EVENTS } from './webhookLabels';

interface WebhookFormProps extends ResourceFormProps<WebhookRowFragment> {
  /** Called with the secret of a new one, which is told only now. */
  onSecret: (secret: string) => void;
}

/** Where messages go, and what they tell of. */
export function WebhookForm({ onSecret, ...open }: WebhookFormProps) {
  const { t, i18n } = useLingui();
  // No cache keeps a secret.
  const [create] = useCreateWebhookMutation({ fetchPolicy: 'no-cache', refetchQueries: ['WebhookTable'] });
  const [update] = useUpdateWebhookMutation();
  const item = useResourceForm(open, {
    thing: 'webhook',
    valuesOf,
    begin: newWebhook,
    async create(values) {
      const { data } = await create({ variables: { input: toInput(values, null) } });
      onSecret(data!.createWebhook.secret);
    },
    update: (id, values, version) => update({ variables: { id, input: toInput(values, version) } }),
    added: t`Webhook added.`,
    updated: t`Webhook updated.`,
  });
  const { form } = item;
  const labels = { url: t`Address`, description: t`Description`, events: t`Events` };
  return (
    <ItemFormDialog
      item={item}
      title={open.stored ? t`Edit webhook` : t`Add webhook`}
      words={{ field: (field) => labels[field as keyof typeof labels] }}
    >
      <AdminTextField
        form={form}
        name="url"
        label={labels.url}
        hint={<Trans>Messages are posted here. It must begin with https:// and be reachable from the internet.</Trans>}
        missing="Please enter a web address."
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <AdminTextField form={form} name="description" label={labels.description} placeholder={t`What it is for`} />
      <Events label={labels.events} error={form.formState.errors.events?.message}>
        {EVENT_NAMES.map((event) => (
          <CheckField key={event} value={event} {...form.register('events', { validate: chosen })}>
            {i18n._(WEBHOOK_EVENTS[event])}
          </CheckField>
        ))}
      </Events>
    </ItemFormDialog>
  );
}

const chosen = (events: readonly string[]) => events.length > 0 || 'Please choose at least one event.';

interface EventsProps {
  label: string;
  error: string | undefined;
  children: React.ReactNode;
}

/** The boxes, which are one field together; what is wrong is before them, or a phone would not show it. */
function Events({ label, error, children }: EventsProps) {
  const say = useServerMessage();
  const errorId = useId();
  return (
    <fieldset className={styles.events} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <FieldError id={errorId}>{error && say(error)}</FieldError>
      <div className={styles.boxes}>{children}</div>
    </fieldset>
  );
}
