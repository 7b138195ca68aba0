import { useLingui } from '@lingui/react/macro';
import { useViewer } from '../../../session/useViewer';
import { PageHeader, Stack } from '../../../ui';
import { AppearancePanel } from '../appearance/AppearancePanel';
import { AccountSection } from './AccountSection';
import { EmailNotice } from './EmailNotice';
import { LanguageField } from './LanguageField';
import { ProfileForm } from './ProfileForm';
import { SettingsSection } from './SettingsSection';

/** 'Profile & Settings' (public-site §2, 'Account screens'); only signed-in people get here. */
export function SettingsPage() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  return (
    <>
      <PageHeader title={t`Profile & Settings`} />
      {viewer && (
        <Stack gap={3}>
          {!viewer.emailConfirmed && <EmailNotice email={viewer.email} />}
          <SettingsSection title={t`Profile`}>
            <ProfileForm viewer={viewer} />
          </SettingsSection>
          <AccountSection viewer={viewer} />
          <SettingsSection title={t`Appearance`} intro={t`Shows at once, and on all your devices.`}>
            <AppearancePanel />
          </SettingsSection>
          <SettingsSection title={t`Language`}>
            <LanguageField />
          </SettingsSection>
        </Stack>
      )}
    </>
  );
}
