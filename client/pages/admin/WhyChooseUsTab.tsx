import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../admin/kit/editor/fieldsOf';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { PageTranslation } from '../../translations/admin';
import { WhyView } from '../public/why/WhyView';
import { ClosingFields } from './fields/ClosingFields';
import { HeaderFields } from './fields/HeaderFields';
import { orNull } from './fields/orNull';
import { TextField } from '../../admin/kit/editor/TextField';
import { useAnnouncedChange } from '../../admin/kit/editor/useAnnouncedChange';
import { WayFields } from './fields/WayFields';
import { BenefitItems } from './why/BenefitItems';
import { blankWhy, noClosing, type WhyClosing, type WhyContent } from './why/content';

/** Why Choose Us (back-office §2 to §5): a local copy of the page, which one button saves as a whole. */
export function WhyChooseUsTab() {
  const { t } = useLingui();
  const editor = usePageEditor<WhyContent>('WHY_CHOOSE_US', {
    saved: t`Page saved successfully`,
    failed: (message) => t`Failed to save page: ${message}`,
    missing: t`Content not loaded yet.`,
    blank: blankWhy,
  });
  const changeHeader = useAnnouncedChange(editor, t`Header updated locally. Save page to persist.`);
  const changeRest = useAnnouncedChange(editor, t`Changes applied. Remember to save the page.`);
  const changeClosing = (part: Partial<WhyClosing>) =>
    changeRest((page) => ({ ...page, closingCta: orNull({ ...(page.closingCta ?? noClosing), ...part }) }));
  const { errorAt } = editor;
  const closing = editor.content?.closingCta ?? noClosing;
  const closingError = (field: string) => errorAt(`closingCta.${field}`);
  const { optional } = fieldsOf(closing, changeClosing, closingError);

  return (
    <PageEditorFrame
      title={t`Why Choose Us`}
      saveLabel={t`Save Why Choose Us Page`}
      editor={editor}
      beside={<PageTranslation page="WHY_CHOOSE_US" />}
      change={changeRest}
      unavailable={t`Why Choose Us content not available or failed to load.`}
      preview={editor.content && <WhyView page={editor.content} />}
    >
      {(content, { text }) => (
        <>
          <HeaderFields
            content={content}
            onChange={(part) => changeHeader((page) => ({ ...page, ...part }))}
            errorAt={errorAt}
          />
          <EditorSection title={t`Benefits`}>
            <TextField label={t`Benefits title`} placeholder={t`Our Core Benefits`} {...text('benefitsTitle')} />
          </EditorSection>
          <BenefitItems
            items={content.benefitItems}
            onChange={(benefitItems) => editor.change((page) => ({ ...page, benefitItems }))}
            errorAt={errorAt}
          />
          <EditorSection title={t`Closing Call to Action`}>
            <ClosingFields value={closing} onChange={changeClosing} errorAt={closingError} />
            <WayFields
              labels={{ text: t`First button text`, link: t`First button link` }}
              text={optional('cta1Text')}
              link={optional('cta1Link')}
            />
            <WayFields
              labels={{ text: t`Second button text`, link: t`Second button link` }}
              text={optional('cta2Text')}
              link={optional('cta2Link')}
            />
          </EditorSection>
        </>
      )}
    </PageEditorFrame>
  );
}
