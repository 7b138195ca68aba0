import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { CheckField } from '../../ui/CheckField';
import { AdminField } from '../../admin/kit/AdminField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { filledText } from '../../admin/kit/filledText';
import { useServerMessage } from '../../graphql/useServerMessage';
import { FieldError, TextInput } from '../../ui';
import { useCreateWebhookMutation, useUpdateWebhookMutation, type WebhookRowFragment } from './webhookAdmin.gen';
import { newWebhook, toInput, valuesOf, type WebhookValues } from './webhookForm';
import styles from './Webhooks.module.css';
import { EVENT_NAMES, WEBHOOK_EVENTS } from './webhookWords';

interface WebhookFormProps {
  /** Null for a new one. */
  stored: WebhookRowFragment | null;
  /** The endpoint as the server has it now. */
  readAgain: () => Promise<WebhookRowFragment | undefined>;
  /** Called with the secret of a new one, which is told only now. */
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Where messages go, and what they tell of. */
export function WebhookForm({ stored, readAgain, onSecret, onClose }: WebhookFormProps) {
  const { t, i18n } = useLingui();
  // No cache keeps a secret.
  const [create] = useCreateWebhookMutation({ fetchPolicy: 'no-cache', refetchQueries: ['WebhookTable'] });
  const [update] = useUpdateWebhookMutation();
  const item = useItemForm<WebhookValues>({
    name: `webhook.${stored?.id ?? 'new'}`,
    begun: stored ? valuesOf(stored) : newWebhook(),
    version: stored?.version ?? null,
    saved: stored ? t`Webhook updated.` : t`Webhook added.`,
    async send(values, version) {
      if (stored) return update({ variables: { id: stored.id, input: toInput(values, version) } });
      const { data } = await create({ variables: { input: toInput(values, null) } });
      return onSecret(data!.createWebhook.secret);
    },
    readTheirs: async () => {
      const theirs = await readAgain();
      return theirs ? { content: valuesOf(theirs), version: theirs.version } : null;
    },
    onClose,
  });
  const { form } = item;
  const labels = { url: t`Address`, description: t`Description`, events: t`Events` };
  return (
    <ItemFormDialog
      item={item}
      title={stored ? t`Edit webhook` : t`Add webhook`}
      words={{ field: (field) => labels[field as keyof typeof labels] }}
    >
      <AdminField
        form={form}
        name="url"
        label={labels.url}
        required
        hint={<Trans>Messages are posted here. It must begin with https:// and be reachable from the internet.</Trans>}
        rules={{ validate: filledText('Please enter a web address.') }}
      >
        {(control) => <TextInput {...control} type="url" inputMode="url" autoComplete="off" spellCheck={false} />}
      </AdminField>
      <AdminField form={form} name="description" label={labels.description}>
        {(control) => <TextInput {...control} placeholder={t`What it is for`} />}
      </AdminField>
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

/** The boxes, which are one field together; what is wrong stands before them, or a phone would not show it. */
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
