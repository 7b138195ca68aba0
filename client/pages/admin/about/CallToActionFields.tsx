import { useLingui } from '@lingui/react/macro';
import { RichTextEditor } from '../../../admin/kit/editor/RichTextEditor';
import { WayFields } from '../fields/WayFields';
import type { CallToAction } from './content';
import { FormPart } from './FormPart';
import type { SectionFieldsProps } from './sectionFields';

/** An invitation with one or two buttons. */
export function CallToActionFields({ section, change, errors }: SectionFieldsProps<CallToAction>) {
  const { t } = useLingui();
  return (
    <>
      <RichTextEditor
        label={t({ message: 'Text', context: 'of a section' })}
        rows={4}
        value={section.text ?? ''}
        onChange={(text) => change({ text })}
      />
      <FormPart
        title={t`Buttons`}
        hint={t`A link is a path of this site, such as /contact, or a web address. A button is shown once it has a text and a link.`}
      >
        <WayFields
          labels={{ text: t`Primary button text`, link: t`Primary button link` }}
          text={section.primaryCtaText}
          link={section.primaryCtaLink}
          onText={(primaryCtaText) => change({ primaryCtaText })}
          onLink={(primaryCtaLink) => change({ primaryCtaLink })}
          errors={{ link: errors.primaryCtaLink }}
        />
        <WayFields
          labels={{ text: t`Secondary button text`, link: t`Secondary button link` }}
          text={section.secondaryCtaText}
          link={section.secondaryCtaLink}
          onText={(secondaryCtaText) => change({ secondaryCtaText })}
          onLink={(secondaryCtaLink) => change({ secondaryCtaLink })}
          errors={{ link: errors.secondaryCtaLink }}
        />
      </FormPart>
    </>
  );
}
