import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Controller } from 'react-hook-form';
import { DeskField } from '../../../desk/DeskField';
import { EditorSection } from '../../../desk/editor/EditorSection';
import { FieldPair } from '../../../desk/FieldLayout';
import { ImagesUpload } from '../../../media/components/ImagesUpload';
import type { UploadsHandle } from '../../../media/components/settleUploads';
import { Select, TextInput } from '../../../ui';
import { tvTypes } from '../../labels';
import { repairRules } from '../../repairRules';
import { ShortText } from '../ShortText';
import type { DeskRepairForm } from './useDeskRepairForm';

interface SetFieldsProps {
  form: DeskRepairForm;
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
        <DeskField
          form={form}
          name="brand"
          label={t`Brand`}
          required
          rules={{ validate: (brand, values) => repairRules.brand!(brand as string, values) }}
        >
          {(control) => <TextInput {...control} autoComplete="off" />}
        </DeskField>
        <DeskField
          form={form}
          name="model"
          label={t`Model`}
          rules={{ validate: (model, values) => repairRules.model!(model as string, values) }}
        >
          {(control) => <TextInput {...control} autoComplete="off" />}
        </DeskField>
        <DeskField form={form} name="tvType" label={t`TV type`}>
          {(control) => (
            <Select {...control} defaultValue={form.getValues('tvType')}>
              {Object.entries(tvTypes).map(([type, label]) => (
                <option key={type} value={type}>
                  {i18n._(label)}
                </option>
              ))}
            </Select>
          )}
        </DeskField>
      </FieldPair>
      <DeskField
        form={form}
        name="issueDescription"
        label={t`Issue description`}
        required
        rules={{ validate: (issue, values) => repairRules.issueDescription!(issue as string, values) }}
      >
        {(control) => <ShortText {...control} />}
      </DeskField>
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
