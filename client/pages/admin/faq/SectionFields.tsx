import { useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';
import { TextField } from '../fields/TextField';
import type { FaqPageSection } from './content';

interface SectionFieldsProps {
  heading: string;
  section: FaqPageSection;
  onChange: (section: FaqPageSection) => void;
  /** @param field of the section */
  errorAt: (field: string) => string | undefined;
}

/** A section of the FAQ page: its title, and the picture that stands behind it. */
export function SectionFields({ heading, section, onChange, errorAt }: SectionFieldsProps) {
  const { t } = useLingui();
  return (
    <EditorSection title={heading}>
      <TextField
        label={t`Title`}
        value={section.title}
        error={errorAt('title')}
        onChange={(title) => onChange({ ...section, title: title || null })}
      />
      <PictureUrlField
        label={t`Background image`}
        hint={t`Up to 5 MB.`}
        purpose="faqBackground"
        value={section.backgroundImageUrl ?? ''}
        error={errorAt('backgroundImageUrl')}
        onChange={(url) => onChange({ ...section, backgroundImageUrl: url || null })}
      />
    </EditorSection>
  );
}
