import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckField } from '../../ui/CheckField';
import { AdminField } from '../../admin/kit/AdminField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { PreviewButton } from '../../admin/kit/editor/PreviewButton';
import { PreviewDialog } from '../../admin/kit/editor/PreviewDialog';
import { RichTextField } from '../../admin/kit/editor/RichTextField';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { filledText } from '../../admin/kit/filledText';
import { Select, TextArea, TextInput } from '../../ui';
import type { JobType } from '../careers.gen';
import { jobTypeLabels } from '../labels';
import { JobPreview } from './JobPreview';
import { type JobFormOptions, useJobForm } from './useJobForm';

/** Add or edit an opening: title, location and summary are required (back-office §5). */
export function JobForm({ stored, ...options }: JobFormOptions) {
  const { t, i18n } = useLingui();
  const item = useJobForm({ stored, ...options });
  const { form } = item;
  const [isPreviewing, setPreviewing] = useState(false);
  const oneALine = t`One a line.`;
  return (
    <ItemFormDialog
      item={item}
      title={stored ? t`Edit Job Opening` : t`Add Job Opening`}
      footer={<PreviewButton onClick={() => setPreviewing(true)} />}
    >
      <AdminField
        form={form}
        name="title"
        label={t`Title`}
        required
        rules={{ validate: filledText(t`Title is required.`) }}
      >
        {(control) => <TextInput {...control} />}
      </AdminField>
      <FieldPair>
        <AdminField
          form={form}
          name="location"
          label={t`Location`}
          required
          rules={{ validate: filledText(t`Location is required.`) }}
        >
          {(control) => <TextInput {...control} />}
        </AdminField>
        <AdminField form={form} name="type" label={t`Type`}>
          {(control) => (
            <Select {...control}>
              {(Object.keys(jobTypeLabels) as JobType[]).map((type) => (
                <option key={type} value={type}>
                  {i18n._(jobTypeLabels[type])}
                </option>
              ))}
            </Select>
          )}
        </AdminField>
      </FieldPair>
      <RichTextField
        form={form}
        name="summary"
        label={t`Summary`}
        required
        markdown={false}
        rules={{ validate: filledText(t`Summary is required.`) }}
      />
      <FieldPair>
        <AdminField form={form} name="responsibilities" label={t`Responsibilities`} hint={oneALine}>
          {(control) => <TextArea {...control} rows={6} />}
        </AdminField>
        <AdminField form={form} name="qualifications" label={t`Qualifications`} hint={oneALine}>
          {(control) => <TextArea {...control} rows={6} />}
        </AdminField>
      </FieldPair>
      <CheckField {...form.register('isActive')}>
        <Trans>Active: visitors see it</Trans>
      </CheckField>
      {isPreviewing && (
        <PreviewDialog title={form.getValues('title')} onClose={() => setPreviewing(false)}>
          <JobPreview values={form.getValues()} postedDate={stored?.postedDate ?? null} />
        </PreviewDialog>
      )}
    </ItemFormDialog>
  );
}
