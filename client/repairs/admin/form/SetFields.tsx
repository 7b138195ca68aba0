import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Controller } from 'react-hook-form';
import { AdminField } from '../../../admin/kit/AdminField';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { ImagesUpload } from '../../../media';
import type { UploadsHandle } from '../../../media';
import { Select, TextInput } from '../../../ui';
import { tvTypes } from '../../labels';
import { repairRules } from '../../repairRules';
import { ShortText } from '../ShortText';
import type { RepairForm } from './useRepairForm';

interface SetFieldsProps {
  form: RepairForm;
  /** Another number whenever a draft, or somebody else's version, was put into the form. */
  edition: number;
  uploads: RefObject<UploadsHandle | null>;
}

/** The set, what is wrong with it, and pictures of that. */
export function SetFields({ form, edition, uploads }: SetFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <EditorSection title={t`Set`}>
      <FieldPair>
        <AdminField
          form={form}
          name="brand"
          label={t`Brand`}
          required
          rules={{ validate: (brand, values) => repairRules.brand!(brand as string, values) }}
        >
          {(control) => <TextInput {...control} autoComplete="off" />}
        </AdminField>
        <AdminField
          form={form}
          name="model"
          label={t`Model`}
          rules={{ validate: (model, values) => repairRules.model!(model as string, values) }}
        >
          {(control) => <TextInput {...control} autoComplete="off" />}
        </AdminField>
        <AdminField form={form} name="tvType" label={t`TV type`}>
          {(control) => (
            <Select {...control} defaultValue={form.getValues('tvType')}>
              {Object.entries(tvTypes).map(([type, label]) => (
                <option key={type} value={type}>
                  {i18n._(label)}
                </option>
              ))}
            </Select>
          )}
        </AdminField>
      </FieldPair>
      <AdminField
        form={form}
        name="issueDescription"
        label={t`Issue description`}
        required
        rules={{ validate: (issue, values) => repairRules.issueDescription!(issue as string, values) }}
      >
        {(control) => <ShortText {...control} />}
      </AdminField>
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
