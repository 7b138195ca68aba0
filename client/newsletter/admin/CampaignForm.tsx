import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { useRenderedMarkup } from '../../admin/kit/editor/markup';
import { PreviewButton } from '../../admin/kit/editor/PreviewButton';
import { PreviewDialog } from '../../admin/kit/editor/PreviewDialog';
import { RichTextField } from '../../admin/kit/editor/RichTextField';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useServerMessage } from '../../graphql/useServerMessage';
import { formatNumber } from '../../lib/digits';
import { Button, toast } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import { RichText } from '../../ui/RichText';
import { useActiveSubscribersQuery, useSendCampaignTestMutation } from './campaignAdmin.gen';
import { type CampaignFormOptions, useCampaignForm } from './useCampaignForm';
import styles from './CampaignForm.module.css';
import { useSendingQuestion } from './useSendingQuestion';

/** back-office §5: one sentence for both. */
const EMPTY = 'Subject and body cannot be empty.';

/** A letter to the subscribers, as it is written; it is kept as a draft, or sent at once (back-office §5 'Email campaign'). */
export function CampaignForm({ campaign, onClose }: CampaignFormOptions) {
  const { t } = useLingui();
  const [isPreviewing, setPreviewing] = useState(false);
  const item = useCampaignForm({ campaign, onClose });
  const { form } = item;
  const { act, isBusy } = useAdminAction();
  const agreesToSend = useSendingQuestion(act);
  const labels = { subject: t`Subject`, body: t`Body` };

  /** What is wrong with the letter is said before anything is asked. */
  async function send(event: SyntheticEvent): Promise<void> {
    const isComplete = await form.trigger();
    if (!isComplete || (await agreesToSend(form.getValues('subject'), 'send'))) item.submitAndSend(event);
  }

  return (
    <ItemFormDialog
      item={item}
      words={{ field: (field) => labels[field as keyof typeof labels] }}
      title={campaign ? t`Edit Email Campaign` : t`New Email Campaign`}
      save={<Trans>Save draft</Trans>}
      beside={
        <Button icon={<MailIcon />} busy={item.sending || isBusy('send')} onClick={(event) => void send(event)}>
          <Trans>Send</Trans>
        </Button>
      }
      footer={
        <>
          <PreviewButton onClick={() => setPreviewing(true)} />
          <TestButton form={form} />
        </>
      }
    >
      <AdminTextField form={form} name="subject" label={labels.subject} missing={EMPTY} />
      <RichTextField form={form} name="body" label={labels.body} rows={12} missing={EMPTY} />
      <Audience />
      {isPreviewing && (
        <PreviewDialog title={form.getValues('subject')} onClose={() => setPreviewing(false)}>
          <MailPreview {...form.getValues()} />
        </PreviewDialog>
      )}
    </ItemFormDialog>
  );
}

/** Mails the letter to whoever writes it, as it is at the moment. */
function TestButton({ form }: { form: ReturnType<typeof useCampaignForm>['form'] }) {
  const { t } = useLingui();
  const say = useServerMessage();
  const { act, isBusy } = useAdminAction();
  const [sendTest] = useSendCampaignTestMutation();

  async function press(): Promise<void> {
    if (!(await form.trigger())) return toast.warning(say(EMPTY));
    await act(async () => {
      const { data } = await sendTest({ variables: form.getValues() });
      toast.success(t`Test sent to ${data!.sendCampaignTest}.`);
    });
  }

  return (
    <Button variant="secondary" busy={isBusy()} onClick={() => void press()}>
      <Trans>Send me a test</Trans>
    </Button>
  );
}

/** To how many it would go. */
function Audience() {
  const { i18n } = useLingui();
  const { data } = useActiveSubscribersQuery({ fetchPolicy: 'cache-and-network' });
  const active = data ? formatNumber(data.activeSubscriberCount, i18n.locale) : null;
  return (
    <p className={styles.audience}>
      {active !== null && (
        <span>
          <Trans>A campaign sent now would go to {active} active subscribers.</Trans>
        </span>
      )}
    </p>
  );
}

/** Subject and body as a subscriber reads them. */
function MailPreview({ subject, body }: { subject: string; body: string }) {
  const html = useRenderedMarkup(body);
  return (
    <article style={{ padding: 'var(--space-3)' }}>
      <h1>{subject}</h1>
      <RichText html={html} />
    </article>
  );
}
