import { useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { RichTextEditor } from '../../admin/kit/editor/RichTextEditor';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { AboutPreview } from './about/AboutPreview';
import { AboutSectionList } from './about/AboutSectionList';
import type { AboutContent } from './about/content';
import { TextField } from './fields/TextField';
import { useToldChange } from './fields/useToldChange';

/** The editor of the page 'About us' (back-office §3, §4): title, body and sections of six types. */
export function AboutUsTab() {
  const { t } = useLingui();
  const editor = usePageEditor<AboutContent>('ABOUT_US', {
    saved: t`Page saved successfully`,
    failed: (message) => t`Failed to save page: ${message}`,
    missing: t`Content not loaded yet.`,
    blank: { title: t`About us`, body: null, sections: [] },
  });
  const changeTold = useToldChange(editor, t`Changes applied. Remember to save the page.`);
  const change = (part: Partial<AboutContent>) => changeTold((content) => ({ ...content, ...part }));

  return (
    <PageEditorFrame
      title={t`About Us Page Content`}
      saveLabel={t`Save Page`}
      editor={editor}
      unavailable={t`About Us page content not available.`}
      preview={editor.content && <AboutPreview content={editor.content} />}
    >
      {({ title, body, sections }) => (
        <>
          <EditorSection title={t`Page`}>
            <TextField
              label={t`Title`}
              required
              value={title}
              error={editor.errorAt('title')}
              onChange={(text) => change({ title: text })}
            />
            <RichTextEditor
              label={t`Body`}
              hint={t`Visitors see it where the page has no sections.`}
              value={body ?? ''}
              error={editor.errorAt('body')}
              onChange={(text) => change({ body: text || null })}
            />
          </EditorSection>
          <AboutSectionList
            sections={sections}
            onChange={(next) => editor.change((content) => ({ ...content, sections: next }))}
            errorOf={(index) => editor.errorAt(`sections.${index}`)}
          />
        </>
      )}
    </PageEditorFrame>
  );
}
