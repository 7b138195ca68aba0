import { useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { WhyView } from '../public/why/WhyView';
import { ClosingFields } from './fields/ClosingFields';
import { HeaderFields } from './fields/HeaderFields';
import { orNull } from './fields/orNull';
import { TextField } from './fields/TextField';
import { useToldChange } from './fields/useToldChange';
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
  const changeHeader = useToldChange(editor, t`Header updated locally. Save page to persist.`);
  const changeRest = useToldChange(editor, t`Changes applied. Remember to save the page.`);
  const changeClosing = (part: Partial<WhyClosing>) =>
    changeRest((page) => ({ ...page, closingCta: orNull({ ...(page.closingCta ?? noClosing), ...part }) }));
  const { errorAt } = editor;

  return (
    <PageEditorFrame
      title={t`Why Choose Us`}
      saveLabel={t`Save Why Choose Us Page`}
      editor={editor}
      unavailable={t`Why Choose Us content not available or failed to load.`}
      preview={editor.content && <WhyView page={editor.content} />}
    >
      {(content) => (
        <>
          <HeaderFields
            content={content}
            onChange={(part) => changeHeader((page) => ({ ...page, ...part }))}
            errorAt={errorAt}
          />
          <EditorSection title={t`Benefits`}>
            <TextField
              label={t`Benefits title`}
              placeholder={t`Our Core Benefits`}
              value={content.benefitsTitle}
              error={errorAt('benefitsTitle')}
              onChange={(benefitsTitle) => changeRest((page) => ({ ...page, benefitsTitle }))}
            />
          </EditorSection>
          <BenefitItems
            items={content.benefitItems}
            onChange={(benefitItems) => editor.change((page) => ({ ...page, benefitItems }))}
            errorAt={errorAt}
          />
          <EditorSection title={t`Closing Call to Action`}>
            <ClosingFields value={content.closingCta ?? noClosing} onChange={changeClosing} errorAt={errorAt} />
            <WayFields
              labels={{ text: t`First button text`, link: t`First button link` }}
              text={content.closingCta?.cta1Text ?? null}
              link={content.closingCta?.cta1Link ?? null}
              errors={{ text: errorAt('closingCta.cta1Text'), link: errorAt('closingCta.cta1Link') }}
              onText={(text) => changeClosing({ cta1Text: text || null })}
              onLink={(link) => changeClosing({ cta1Link: link || null })}
            />
            <WayFields
              labels={{ text: t`Second button text`, link: t`Second button link` }}
              text={content.closingCta?.cta2Text ?? null}
              link={content.closingCta?.cta2Link ?? null}
              errors={{ text: errorAt('closingCta.cta2Text'), link: errorAt('closingCta.cta2Link') }}
              onText={(text) => changeClosing({ cta2Text: text || null })}
              onLink={(link) => changeClosing({ cta2Link: link || null })}
            />
          </EditorSection>
        </>
      )}
    </PageEditorFrame>
  );
}
