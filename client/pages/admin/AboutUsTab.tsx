import { useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { RichTextEditor } from '../../admin/kit/editor/RichTextEditor';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { PageTranslation } from '../../translations/admin';
import { AboutPreview } from './about/AboutPreview';
import { AboutSectionList } from './about/AboutSectionList';
import type { AboutContent } from './about/content';
import { TextField } from '../../admin/kit/editor/TextField';
import { useAnnouncedChange } from '../../admin/kit/editor/useAnnouncedChange';

/** The editor of the page 'About us' (back-office §3, §4): title, body and sections of six types. */
export function AboutUsTab() {
  const { t } = useLingui();
  const editor = usePageEditor<AboutContent>('ABOUT_US', {
    saved: t`Page saved successfully`,
    failed: (message) => t`Failed to save page: ${message}`,
    missing: t`Content not loaded yet.`,
    blank: { title: t`About us`, body: null, sections: [] },
  });
  const change = useAnnouncedChange(editor, t`Changes applied. Remember to save the page.`);

  return (
    <PageEditorFrame
      title={t`About Us Page Content`}
      saveLabel={t`Save Page`}
      editor={editor}
      beside={<PageTranslation page="ABOUT_US" />}
      change={change}
      unavailable={t`About Us page content not available.`}
      preview={editor.content && <AboutPreview content={editor.content} />}
    >
      {(content, { text, optional }) => (
        <>
          <EditorSection title={t`Page`}>
            <TextField label={t`Title`} required {...text('title')} />
            <RichTextEditor
              label={t`Body`}
              hint={t`Visitors see it where the page has no sections.`}
              {...optional('body')}
            />
          </EditorSection>
          <AboutSectionList
            sections={content.sections}
            onChange={(sections) => editor.change((page) => ({ ...page, sections }))}
            errorOf={(index) => editor.errorAt(`sections.${index}`)}
          />
        </>
      )}
    </PageEditorFrame>
  );
}
