import { useLingui } from '@lingui/react/macro';
import { ChoiceField } from '../../../admin/kit/editor/ChoiceField';
import type { FullWidthText } from './content';
import { ParagraphsField } from './ParagraphsField';
import type { SectionFieldsProps } from './sectionFields';

/** Text in the full width of the page. */
export function FullWidthTextFields({ section, change }: SectionFieldsProps<FullWidthText>) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceField
        label={t`Alignment`}
        value={section.alignment}
        choices={[
          ['left', t`Left`],
          ['center', t`Center`],
          ['right', t`Right`],
        ]}
        onChange={(alignment) => change({ alignment })}
      />
      <ParagraphsField value={section.paragraphs} onChange={(paragraphs) => change({ paragraphs })} />
    </>
  );
}
