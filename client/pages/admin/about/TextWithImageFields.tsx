import { useLingui } from '@lingui/react/macro';
import { ChoiceField } from '../fields/ChoiceField';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';
import { WayFields } from '../fields/WayFields';
import type { TextWithImage } from './content';
import { FormPart } from './FormPart';
import { ParagraphsField } from './ParagraphsField';
import type { SectionFieldsProps } from './sectionFields';

/** Words and a picture side by side, with a button if it has words and a link. */
export function TextWithImageFields({ section, change, errors, files }: SectionFieldsProps<TextWithImage>) {
  const { t } = useLingui();
  return (
    <>
      <ParagraphsField value={section.paragraphs} onChange={(paragraphs) => change({ paragraphs })} />
      <FormPart title={t`Image and layout`}>
        <PictureUrlField
          label={t`Image`}
          purpose="pagePicture"
          value={section.imageUrl ?? ''}
          onChange={(url) => change({ imageUrl: url || null })}
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
          text={section.ctaButtonText}
          link={section.ctaButtonLink}
          onText={(ctaButtonText) => change({ ctaButtonText })}
          onLink={(ctaButtonLink) => change({ ctaButtonLink })}
          errors={{ link: errors.ctaButtonLink }}
        />
      </FormPart>
    </>
  );
}
