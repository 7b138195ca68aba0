import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckField } from '../../ui/CheckField';
import { AdminSelect } from '../../admin/kit/AdminSelect';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { PreviewButton } from '../../admin/kit/editor/PreviewButton';
import { PreviewDialog } from '../../admin/kit/editor/PreviewDialog';
import { RichTextField } from '../../admin/kit/editor/RichTextField';
import { useResourceForm } from '../../admin/kit/editor/useResourceForm';
import { FieldPair } from '../../admin/kit/FieldLayout';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
import { jobTypeLabels } from '../labels';
import { openingsChanged } from './cache';
import {
  type JobOpeningRowFragment,
  useCreateJobOpeningMutation,
  useUpdateJobOpeningMutation,
} from './careersAdmin.gen';
import { newJob, toInput, valuesOf } from './jobForm';
import { JobPreview } from './JobPreview';

/** Add or edit an opening: title, location and summary are required (back-office §5). */
export function JobForm(props: ResourceFormProps<JobOpeningRowFragment>) {
  const { t } = useLingui();
  const [create] = useCreateJobOpeningMutation(openingsChanged);
  const [update] = useUpdateJobOpeningMutation(openingsChanged);
  const item = useResourceForm(props, {
    thing: 'jobOpening',
    valuesOf,
    begin: () => newJob,
    create: (values) => create({ variables: { input: toInput(values, null) } }),
    update: (id, values, version) => update({ variables: { id, input: toInput(values, version) } }),
    added: t`Job opening added.`,
    updated: t`Job opening updated.`,
  });
  const { stored } = props;
  const { form } = item;
  const [isPreviewing, setPreviewing] = useState(false);
  const oneALine = t`One per line.`;
  return (
    <ItemFormDialog
      item={item}
      title={stored ? t`Edit Job Opening` : t`Add Job Opening`}
      footer={<PreviewButton onClick={() => setPreviewing(true)} />}
    >
      <AdminTextField form={form} name="title" label={t`Title`} missing={t`Title is required.`} />
      <FieldPair>
        <AdminTextField form={form} name="location" label={t`Location`} missing={t`Location is required.`} />
        <AdminSelect form={form} name="type" label={t`Type`} words={jobTypeLabels} />
      </FieldPair>
      <AdminTextField
        form={form}
        name="validThrough"
        type="date"
        label={t`Last day to apply`}
        hint={t`Optional. Search engines stop showing the opening after it.`}
      />
      <RichTextField form={form} name="summary" label={t`Summary`} markdown={false} missing={t`Summary is required.`} />
      <FieldPair>
        <AdminTextField form={form} name="responsibilities" label={t`Responsibilities`} hint={oneALine} rows={6} />
        <AdminTextField form={form} name="qualifications" label={t`Qualifications`} hint={oneALine} rows={6} />
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
