import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../admin/kit/editor/fieldsOf';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { RichTextEditor } from '../../admin/kit/editor/RichTextEditor';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { contactUrl } from '../urls';
import { PageTranslation } from '../../translations/admin';
import { ClosingFields } from './fields/ClosingFields';
import { HeaderFields } from './fields/HeaderFields';
import { orNull } from './fields/orNull';
import { problems } from './fields/problems';
import { useAnnouncedChange } from '../../admin/kit/editor/useAnnouncedChange';
import { WayFields } from './fields/WayFields';
import { blankServices, noClosing, type ServicesClosing, type ServicesContent } from './services/content';
import { ServiceItems } from './services/ServiceItems';
import { ServicesPreview } from './services/ServicesPreview';
import { SideCardFields } from './services/SideCardFields';
import { SupportedBrands } from './services/SupportedBrands';

/** Services Page Content (back-office §2 to §5): a local copy of the page, which one button saves as a whole. */
export function ServicesTab() {
  const { t } = useLingui();
  const editor = usePageEditor<ServicesContent>('SERVICES', {
    saved: t`Services page saved successfully`,
    failed: (message) => t`Failed to save services page: ${message}`,
    missing: t`Content not loaded yet.`,
    check: ({ sideImageCard: card }) =>
      problems({
        'sideImageCard.imageUrl':
          card !== null && !card.imageUrl && t`The side card needs a picture. Choose one, or clear its text.`,
      }),
    blank: blankServices,
  });
  const changeHeader = useAnnouncedChange(editor, t`Services Header updated locally. Save page to persist.`);
  const changeRest = useAnnouncedChange(editor, t`Changes applied. Remember to save the page.`);
  const changeClosing = (part: Partial<ServicesClosing>) =>
    changeRest((page) => ({ ...page, closingCta: orNull({ ...(page.closingCta ?? noClosing), ...part }) }));
  const closing = editor.content?.closingCta ?? noClosing;
  const closingError = (field: string) => editor.errorAt(`closingCta.${field}`);
  const { text } = fieldsOf(closing, changeClosing, closingError);

  return (
    <PageEditorFrame
      title={t`Services Page Content`}
      saveLabel={t`Save Services Page`}
      editor={editor}
      beside={<PageTranslation page="SERVICES" />}
      change={changeRest}
      unavailable={t`Services content not available or failed to load.`}
      preview={editor.content && <ServicesPreview content={editor.content} />}
    >
      {(content, { optional }) => (
        <>
          <HeaderFields
            content={content}
            onChange={(part) => changeHeader((page) => ({ ...page, ...part }))}
            errorAt={editor.errorAt}
          />
          <EditorSection title={t`Introduction`}>
            <RichTextEditor
              label={t`Body`}
              hint={t`Its first 150 characters stand in for a missing subtitle.`}
              {...optional('body')}
            />
          </EditorSection>
          <ServiceItems
            items={content.serviceItems}
            onChange={(serviceItems) => editor.change((page) => ({ ...page, serviceItems }))}
            errorAt={editor.errorAt}
          />
          <SideCardFields
            value={content.sideImageCard}
            onChange={(sideImageCard) => changeRest((page) => ({ ...page, sideImageCard }))}
            errorAt={editor.errorAt}
          />
          <SupportedBrands
            value={content.supportedBrandsSection}
            onTitle={(supportedBrandsSection) => changeRest((page) => ({ ...page, supportedBrandsSection }))}
            onBrands={(supportedBrandsSection) => editor.change((page) => ({ ...page, supportedBrandsSection }))}
            errorAt={editor.errorAt}
          />
          <EditorSection title={t`Closing Call to Action`}>
            <ClosingFields value={closing} onChange={changeClosing} errorAt={closingError} />
            <WayFields
              labels={{ text: t`Button text`, link: t`Button link` }}
              defaults={{ text: t`Contact Us`, link: contactUrl }}
              text={text('ctaText')}
              link={text('ctaLink')}
            />
          </EditorSection>
        </>
      )}
    </PageEditorFrame>
  );
}
