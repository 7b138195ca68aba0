import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Controller } from 'react-hook-form';
import { AdminSelect } from '../../../admin/kit/AdminSelect';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { ImagesUpload } from '../../../media';
import type { UploadsHandle } from '../../../media';
import { tvTypes } from '../../labels';
import { repairRules } from '../../repairRules';
import type { RepairForm } from './useRepairForm';

interface SetFieldsProps {
  form: RepairForm;
  /** Another number whenever a draft, or somebody else's version, was put into the form. */
  edition: number;
  uploads: RefObject<UploadsHandle | null>;
}

/** The set, what is wrong with it, and pictures of that. */
export function SetFields({ form, edition, uploads }: SetFieldsProps) {
  const { t } = useLingui();
  return (
    <EditorSection title={t`Set`}>
      <FieldPair>
        <AdminTextField
          form={form}
          name="brand"
          label={t`Brand`}
          required
          rules={{ validate: (brand, values) => repairRules.brand!(brand as string, values) }}
          autoComplete="off"
        />
        <AdminTextField
          form={form}
          name="model"
          label={t`Model`}
          rules={{ validate: (model, values) => repairRules.model!(model as string, values) }}
          autoComplete="off"
        />
        <AdminSelect form={form} name="tvType" label={t`TV type`} words={tvTypes} />
      </FieldPair>
      <AdminTextField
        form={form}
        name="issueDescription"
        label={t`Issue description`}
        required
        rules={{ validate: (issue, values) => repairRules.issueDescription!(issue as string, values) }}
        rows={2}
      />
      <Controller
        control={form.control}
        name="issueImageUrls"
        render={({ field: { value, onChange } }) => (
          <ImagesUpload
            key={edition}
            handle={uploads}
            purpose="repairPicture"
            label={t`Pictures of the problem (up to 3)`}
            initial={value}
            onChange={(urls) => onChange([...urls])}
          />
        )}
      />
    </EditorSection>
  );
}
