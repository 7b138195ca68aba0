import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { ChoiceField } from '../../../admin/kit/editor/ChoiceField';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';
import { WayFields } from '../fields/WayFields';
import type { TextWithImage } from './content';
import { FormPart } from './FormPart';
import { ParagraphsField } from './ParagraphsField';
import type { SectionFieldsProps } from './sectionFields';

/** Words and a picture side by side, with a button if it has words and a link. */
export function TextWithImageFields({ section, change, errors, files }: SectionFieldsProps<TextWithImage>) {
  const { t } = useLingui();
  const { text, optional } = fieldsOf(section, change, (field) => errors[field]);
  return (
    <>
      <ParagraphsField value={section.paragraphs} onChange={(paragraphs) => change({ paragraphs })} />
      <FormPart title={t`Image and layout`}>
        <PictureUrlField
          label={t`Image`}
          purpose="pagePicture"
          {...optional('imageUrl')}
          onUnfinished={(isUnfinished) => files.mark('image', isUnfinished)}
        />
        <ChoiceField
          label={t`Text side`}
          value={section.textSide}
          choices={[
            ['left', t`Left`],
            ['right', t`Right`],
          ]}
          onChange={(textSide) => change({ textSide })}
        />
      </FormPart>
      <FormPart
        title={t`Button`}
        hint={t`A link is a path of this site, such as /contact, or a web address. The button is shown once it has a text and a link.`}
      >
        <WayFields
          labels={{ text: t`Button text`, link: t`Button link` }}
          text={text('ctaButtonText')}
          link={text('ctaButtonLink')}
        />
      </FormPart>
    </>
  );
}
