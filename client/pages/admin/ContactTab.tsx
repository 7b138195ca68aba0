import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../admin/kit/editor/fieldsOf';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { PageEditorFrame } from '../../admin/kit/editor/PageEditorFrame';
import { usePageEditor } from '../../admin/kit/editor/usePageEditor';
import { PageTranslation } from '../../translations/admin';
import { ContactView } from '../public/contact/ContactView';
import { blankContact, type ContactContent, type ContactInfo, type LocationInfo } from './contact/content';
import { HoursFields } from './contact/HoursFields';
import { IconsFields } from './contact/IconsFields';
import { WaysFields } from './contact/WaysFields';
import { HeaderFields } from './fields/HeaderFields';
import { MapField } from './fields/MapField';
import { TextField } from '../../admin/kit/editor/TextField';
import { useAnnouncedChange } from '../../admin/kit/editor/useAnnouncedChange';

/** Contact (back-office §2 to §5): a local copy of the page, which one button saves as a whole. */
export function ContactTab() {
  const { t } = useLingui();
  const editor = usePageEditor<ContactContent>('CONTACT', {
    saved: t`Page saved successfully`,
    failed: (message) => t`Failed to save page: ${message}`,
    missing: t`Content not loaded yet.`,
    blank: blankContact,
  });
  const changeHeader = useAnnouncedChange(editor, t`Header updated locally. Save page to persist.`);
  const changeRest = useAnnouncedChange(editor, t`Changes applied. Remember to save the page.`);
  const changeInfo = (part: Partial<ContactInfo>) =>
    changeRest((page) => ({ ...page, contactInfo: { ...page.contactInfo, ...part } }));
  const changeLocation = (part: Partial<LocationInfo>) =>
    changeRest((page) => ({ ...page, locationInfo: { ...page.locationInfo, ...part } }));
  const { errorAt } = editor;
  const errorOf = (field: string) => errorAt(`contactInfo.${field}`);
  const placeOf = (location: LocationInfo) =>
    fieldsOf(location, changeLocation, (field) => errorAt(`locationInfo.${field}`));

  return (
    <PageEditorFrame
      title={t`Contact`}
      saveLabel={t`Save Contact Page`}
      editor={editor}
      beside={<PageTranslation page="CONTACT" />}
      unavailable={t`Contact content not available or failed to load.`}
      preview={<ContactView page={editor.content} />}
    >
      {({ contactInfo: info, locationInfo: location, ...header }) => (
        <>
          <HeaderFields
            content={header}
            onChange={(part) => changeHeader((page) => ({ ...page, ...part }))}
            errorAt={errorAt}
          />
          <EditorSection title={t`Contact Information`}>
            <TextField label={t`Address`} lines={2} {...fieldsOf(info, changeInfo, errorOf).optional('address')} />
            <WaysFields info={info} change={changeInfo} errorOf={errorOf} />
            <TextField label={t`Opening hours`} lines={2} {...fieldsOf(info, changeInfo, errorOf).optional('hours')} />
            <HoursFields
              hours={info.openingHours}
              errorOf={errorOf}
              onChange={(openingHours) => changeInfo({ openingHours })}
            />
          </EditorSection>
          <EditorSection title={t`Icons`} hint={t`Shown here and in the top bar.`}>
            <IconsFields info={info} change={changeInfo} errorOf={errorOf} />
          </EditorSection>
          <EditorSection title={t`Location Information`}>
            <MapField
              value={location.mapEmbedUrl}
              error={errorAt('locationInfo.mapEmbedUrl')}
              onChange={(mapEmbedUrl) => changeLocation({ mapEmbedUrl })}
            />
            <TextField
              label={t`Map placeholder text`}
              hint={t`Shown where there is no map.`}
              lines={2}
              {...placeOf(location).optional('mapPlaceholderText')}
            />
            <TextField
              label={t`Accessibility information`}
              lines={2}
              {...placeOf(location).optional('accessibilityInfo')}
            />
          </EditorSection>
        </>
      )}
    </PageEditorFrame>
  );
}
