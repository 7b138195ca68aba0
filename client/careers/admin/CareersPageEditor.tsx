import { useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { RichTextEditor } from '../../admin/kit/editor/RichTextEditor';
import { TextField } from '../../admin/kit/editor/TextField';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { PageTranslation } from '../../translations/admin';
import { CareersPreview } from './CareersPreview';
import { blankCareers, type CareersContent, PAGE_TITLE } from './pageContent';

/** The words around the openings (back-office §3 'Careers page info'). */
export function CareersPageEditor() {
  const { t } = useLingui();
  const page = 'careers';
  const editor = usePageEditor<CareersContent>('CAREERS', {
    saved: t`Page ''${page}'' updated.`,
    failed: (message) => message,
    missing: t`Careers page info not loaded.`,
    blank: blankCareers,
  });
  return (
    <PageEditorFrame
      title={t`Careers`}
      saveLabel={t`Save Page`}
      editor={editor}
      beside={<PageTranslation page="CAREERS" />}
      unavailable={t`Careers page info not loaded.`}
      preview={editor.content && <CareersPreview content={editor.content} lastUpdated={editor.lastUpdated} />}
    >
      {(_content, { text, optional }) => (
        <>
          <EditorSection title={t`Introduction`}>
            <TextField label={t`Page title`} hint={t`''${PAGE_TITLE}'' if it is left empty.`} {...text('pageTitle')} />
            <RichTextEditor label={t`Introduction text`} {...optional('introductionText')} />
          </EditorSection>
          <EditorSection
            title={t`Why work with us`}
            hint={t`The page shows this section when both its title and its text are written.`}
          >
            <TextField label={t`Section title`} {...optional('whyWorkWithUsSectionTitle')} />
            <RichTextEditor label={t`Section text`} {...optional('whyWorkWithUsContent')} />
          </EditorSection>
        </>
      )}
    </PageEditorFrame>
  );
}
