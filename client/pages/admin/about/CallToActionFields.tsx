import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { RichTextEditor } from '../../../admin/kit/editor/RichTextEditor';
import { WayFields } from '../fields/WayFields';
import type { CallToAction } from './content';
import { FormPart } from './FormPart';
import type { SectionFieldsProps } from './sectionFields';

/** An invitation with one or two buttons. */
export function CallToActionFields({ section, change, errors }: SectionFieldsProps<CallToAction>) {
  const { t } = useLingui();
  const { text } = fieldsOf(section, change, (field) => errors[field]);
  return (
    <>
      <RichTextEditor label={t({ message: 'Text', context: 'of a section' })} rows={4} {...text('text')} />
      <FormPart
        title={t`Buttons`}
        hint={t`A link is a path of this site, such as /contact, or a web address. A button is shown once it has a text and a link.`}
      >
        <WayFields
          labels={{ text: t`Primary button text`, link: t`Primary button link` }}
          text={text('primaryCtaText')}
          link={text('primaryCtaLink')}
        />
        <WayFields
          labels={{ text: t`Secondary button text`, link: t`Secondary button link` }}
          text={text('secondaryCtaText')}
          link={text('secondaryCtaLink')}
        />
      </FormPart>
    </>
  );
}
