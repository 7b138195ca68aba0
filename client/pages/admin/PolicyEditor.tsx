import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { useRenderedMarkup } from '../../admin/kit/editor/markup';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { RichTextEditor } from '../../admin/kit/editor/RichTextEditor';
import { TextField } from '../../admin/kit/editor/TextField';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { PageTranslation } from '../../translations/admin';
import { PolicyArticle, type PolicyArticleProps } from '../public/policy/PolicyArticle';
import type { PolicySlug } from '../pages.gen';

/** A page that is one text, as it is saved. */
interface PolicyContent {
  title: string;
  content: string;
}

interface PolicyEditorProps extends Pick<PolicyArticleProps, 'dated'> {
  slug: PolicySlug;
  /** As the tab is called. */
  title: string;
  /** The specification's sentence for a page that is not there. */
  unavailable: string;
}

/** The text editor of a legal page (back-office §3 'Privacy, Terms and Warranty content'). */
export function PolicyEditor({ slug, title, unavailable, dated }: PolicyEditorProps) {
  const { t } = useLingui();
  const page = slug.toLowerCase().replaceAll('_', '-');
  const editor = usePageEditor<PolicyContent>(slug, {
    saved: t`Page ''${page}'' updated.`,
    failed: (message) => message,
    missing: t`Content not loaded yet.`,
    blank: { title, content: '' },
  });

  return (
    <PageEditorFrame
      title={title}
      saveLabel={t`Save Page`}
      editor={editor}
      beside={<PageTranslation page={slug} />}
      unavailable={unavailable}
      preview={editor.content && <PolicyPreview {...editor.content} lastUpdated={editor.lastUpdated} dated={dated} />}
    >
      {(_content, { text }) => (
        <EditorSection title={t`Text of the page`}>
          <TextField label={t`Title`} {...text('title')} />
          <RichTextEditor label={t`Content`} required rows={16} {...text('content')} />
        </EditorSection>
      )}
    </PageEditorFrame>
  );
}

interface PolicyPreviewProps extends PolicyContent, Pick<PolicyArticleProps, 'dated'> {
  lastUpdated: string | null;
}

/** Saving sets the date to now (back-office §4), so a page that was never saved shows that. */
function PolicyPreview({ title, content, lastUpdated, dated }: PolicyPreviewProps) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <PolicyArticle title={title} text={useRenderedMarkup(content)} lastUpdated={lastUpdated ?? now} dated={dated} />
  );
}
