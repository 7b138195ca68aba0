import { useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { RichTextEditor } from '../../admin/kit/editor/RichTextEditor';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { Field, TextInput } from '../../ui';
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
  const { errorAt } = editor;
  const change = (part: Partial<CareersContent>) => editor.change((content) => ({ ...content, ...part }));
  return (
    <PageEditorFrame
      title={t`Careers`}
      saveLabel={t`Save Page`}
      editor={editor}
      unavailable={t`Careers page info not loaded.`}
      preview={editor.content && <CareersPreview content={editor.content} lastUpdated={editor.lastUpdated} />}
    >
      {({ pageTitle, introductionText, whyWorkWithUsSectionTitle, whyWorkWithUsContent }) => (
        <>
          <EditorSection title={t`Introduction`}>
            <Field label={t`Page title`} hint={t`''${PAGE_TITLE}'' if it is left empty.`} error={errorAt('pageTitle')}>
              {(control) => (
                <TextInput
                  {...control}
                  value={pageTitle}
                  onChange={({ target }) => change({ pageTitle: target.value })}
                />
              )}
            </Field>
            <RichTextEditor
              label={t`Introduction text`}
              value={introductionText ?? ''}
              error={errorAt('introductionText')}
              onChange={(text) => change({ introductionText: text || null })}
            />
          </EditorSection>
          <EditorSection
            title={t`Why work with us`}
            hint={t`The page shows this section when both its title and its text are written.`}
          >
            <Field label={t`Section title`} error={errorAt('whyWorkWithUsSectionTitle')}>
              {(control) => (
                <TextInput
                  {...control}
                  value={whyWorkWithUsSectionTitle ?? ''}
                  onChange={({ target }) => change({ whyWorkWithUsSectionTitle: target.value || null })}
                />
              )}
            </Field>
            <RichTextEditor
              label={t`Section text`}
              value={whyWorkWithUsContent ?? ''}
              error={errorAt('whyWorkWithUsContent')}
              onChange={(text) => change({ whyWorkWithUsContent: text || null })}
            />
          </EditorSection>
        </>
      )}
    </PageEditorFrame>
  );
}
