import { useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { blankContact, type ContactContent, type ContactInfo } from './contact/content';
import { IconsFields } from './contact/IconsFields';
import { TopBarPreview } from './contact/TopBarPreview';
import { topBarProblems } from './contact/topBarProblems';
import { WaysFields } from './contact/WaysFields';
import { useAnnouncedChange } from '../../admin/kit/editor/useAnnouncedChange';

/**
 * Top Bar settings (back-office §3, §5). They are a part of the contact page (decisions §2), so they are edited and saved
 * with its version, and share its draft.
 */
export function TopBarTab() {
  const { t, i18n } = useLingui();
  const editor = usePageEditor<ContactContent>('CONTACT', {
    saved: t`Top bar settings updated.`,
    failed: (message) => t`Failed to save page: ${message}`,
    missing: t`Content not loaded yet.`,
    check: ({ contactInfo }) => topBarProblems(contactInfo, i18n),
    blank: { ...blankContact, header: { ...blankContact.header, title: t`Contact Us` } },
  });
  const changeAnnounced = useAnnouncedChange(editor, t`Changes applied. Remember to save the page.`);
  const change = (part: Partial<ContactInfo>) =>
    changeAnnounced((page) => ({ ...page, contactInfo: { ...page.contactInfo, ...part } }));
  const errorOf = (field: string) => editor.errorAt(`contactInfo.${field}`);

  return (
    <PageEditorFrame
      title={t`Top Bar Settings`}
      saveLabel={t`Save Top Bar Settings`}
      editor={editor}
      unavailable={t`Top Bar content not available or failed to load.`}
      preview={editor.content && <TopBarPreview info={editor.content.contactInfo} />}
    >
      {({ contactInfo: info }) => (
        <>
          <EditorSection
            title={t`Ways to reach the shop`}
            hint={t`The same as on the contact page. The first phone is shown in the bar.`}
          >
            <TopBarPreview info={info} />
            <WaysFields forTopBar info={info} change={change} errorOf={errorOf} />
          </EditorSection>
          <EditorSection title={t`Icons`} hint={t`In place of ours, for each way to reach the shop.`}>
            <IconsFields info={info} change={change} errorOf={errorOf} />
          </EditorSection>
        </>
      )}
    </PageEditorFrame>
  );
}
