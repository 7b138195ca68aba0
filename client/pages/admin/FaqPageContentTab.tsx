import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../admin/kit/editor/fieldsOf';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { RichTextEditor } from '../../admin/kit/editor/RichTextEditor';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { QuickFaqItems } from '../../faq/admin';
import { PageTranslation } from '../../translations/admin';
import { blankFaqPage, type FaqPageContent } from './faq/content';
import { FaqPreview } from './faq/FaqPreview';
import { SectionFields } from './faq/SectionFields';
import { HeaderBackground } from './fields/HeaderBackground';
import { TextField } from '../../admin/kit/editor/TextField';
import { useAnnouncedChange } from '../../admin/kit/editor/useAnnouncedChange';

/** Manage FAQ Content: the words and pictures around the questions, and the questions themselves (back-office §2, §4). */
export function FaqPageContentTab() {
  const { t } = useLingui();
  const editor = usePageEditor<FaqPageContent>('FAQ', {
    saved: t`FAQ page content updated successfully`,
    failed: (message) => t`Failed to update FAQ page content: ${message}`,
    missing: t`Content not loaded yet.`,
    blank: blankFaqPage,
  });
  const { errorAt } = editor;
  const changePage = useAnnouncedChange(editor, t`Changes applied. Remember to save the page.`);
  const changeHeader = useAnnouncedChange(editor, t`Header updated locally. Save page to persist.`);
  const changeSection = useAnnouncedChange(editor, t`Section updated locally. Save the page to persist changes.`);
  const editHeader = (part: Partial<FaqPageContent['header']>) =>
    changeHeader((content) => ({ ...content, header: { ...content.header, ...part } }));
  const headerOf = (header: FaqPageContent['header']) =>
    fieldsOf(header, editHeader, (field) => errorAt(`header.${field}`));
  const editSection = (part: Pick<Partial<FaqPageContent>, 'faqListSection' | 'geminiSection'>) =>
    changeSection((content) => ({ ...content, ...part }));
  return (
    <PageEditorFrame
      title={t`Manage FAQ Content`}
      saveLabel={t`Save FAQ Page Content`}
      editor={editor}
      beside={<PageTranslation page="FAQ" />}
      change={changePage}
      unavailable={t`FAQ Page content not available or failed to load.`}
      preview={editor.content && <FaqPreview content={editor.content} />}
    >
      {({ header, faqListSection, geminiSection }, { optional }) => (
        <>
          <EditorSection title={t`Page`}>
            <TextField label={t`Title`} {...optional('title')} />
            <RichTextEditor label={t`Body`} {...optional('body')} />
          </EditorSection>
          <EditorSection title={t`Header`}>
            <TextField label={t`Header title`} required {...headerOf(header).text('title')} />
            <TextField label={t`Header subtitle`} lines={2} {...headerOf(header).optional('subtitle')} />
            <HeaderBackground
              value={{
                headerBackgroundImageUrl: header.backgroundImageUrl,
                headerBackgroundVideoUrl: header.backgroundVideoUrl,
              }}
              errorAt={(path) => errorAt(path.replace('headerBackground', 'header.background'))}
              onChange={({ headerBackgroundImageUrl, headerBackgroundVideoUrl }) =>
                editHeader({
                  backgroundImageUrl: headerBackgroundImageUrl,
                  backgroundVideoUrl: headerBackgroundVideoUrl,
                })
              }
            />
          </EditorSection>
          <SectionFields
            heading={t`Section of the questions`}
            section={faqListSection}
            errorAt={(field) => errorAt(`faqListSection.${field}`)}
            onChange={(section) => editSection({ faqListSection: section })}
          />
          <QuickFaqItems />
          <SectionFields
            heading={t`Section of the AI assistant`}
            section={geminiSection}
            errorAt={(field) => errorAt(`geminiSection.${field}`)}
            onChange={(section) => editSection({ geminiSection: section })}
          />
        </>
      )}
    </PageEditorFrame>
  );
}
