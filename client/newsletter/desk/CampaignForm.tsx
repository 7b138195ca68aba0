import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeskField } from '../../desk/DeskField';
import { ItemFormDialog } from '../../desk/editor/ItemFormDialog';
import { useRenderedMarkup } from '../../desk/editor/markup';
import { PreviewButton } from '../../desk/editor/PreviewButton';
import { PreviewDialog } from '../../desk/editor/PreviewDialog';
import { RichTextField } from '../../desk/editor/RichTextField';
import { TextInput } from '../../ui';
import { RichText } from '../../ui/RichText';
import { type CampaignFormOptions, useCampaignForm } from './useCampaignForm';

/** back-office §5: one sentence for both. */
const EMPTY = 'Subject and body cannot be empty.';

/** A letter to the subscribers, as it is written; it stays a draft (back-office §5 'Email campaign'). */
export function CampaignForm({ campaign, onClose }: CampaignFormOptions) {
  const { t } = useLingui();
  const [isPreviewing, setPreviewing] = useState(false);
  const item = useCampaignForm({ campaign, onClose });
  const { form } = item;
  const notBlank = { validate: (text: string) => (text.trim() ? undefined : EMPTY) };
  const labels = { subject: t`Subject`, body: t`Body` };
  return (
    <ItemFormDialog
      item={item}
      words={{ field: (field) => labels[field as keyof typeof labels] }}
      title={campaign ? t`Edit Email Campaign` : t`New Email Campaign`}
      save={<Trans>Save draft</Trans>}
      footer={<PreviewButton onClick={() => setPreviewing(true)} />}
    >
      <DeskField form={form} name="subject" label={labels.subject} required rules={notBlank}>
        {(control) => <TextInput {...control} />}
      </DeskField>
      <RichTextField form={form} name="body" label={labels.body} required rows={12} rules={notBlank} />
      {isPreviewing && (
        <PreviewDialog title={form.getValues('subject')} onClose={() => setPreviewing(false)}>
          <Letter {...form.getValues()} />
        </PreviewDialog>
      )}
    </ItemFormDialog>
  );
}

/** Subject and body as a subscriber reads them. */
function Letter({ subject, body }: { subject: string; body: string }) {
  const html = useRenderedMarkup(body);
  return (
    <article style={{ padding: 'var(--space-3)' }}>
      <h1>{subject}</h1>
      <RichText html={html} />
    </article>
  );
}
