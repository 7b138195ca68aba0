import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';
import { TextField } from '../../../admin/kit/editor/TextField';
import type { FaqPageSection } from './content';

interface SectionFieldsProps {
  heading: string;
  section: FaqPageSection;
  onChange: (section: FaqPageSection) => void;
  /** @param field of the section */
  errorAt: (field: string) => string | undefined;
}

/** A section of the FAQ page: its title, and the picture that is behind it. */
export function SectionFields({ heading, section, onChange, errorAt }: SectionFieldsProps) {
  const { t } = useLingui();
  const { optional } = fieldsOf(section, (part) => onChange({ ...section, ...part }), errorAt);
  return (
    <EditorSection title={heading}>
      <TextField label={t`Title`} {...optional('title')} />
      <PictureUrlField
        label={t`Background image`}
        hint={t`Up to 5 MB.`}
        purpose="faqBackground"
        {...optional('backgroundImageUrl')}
      />
    </EditorSection>
  );
}
