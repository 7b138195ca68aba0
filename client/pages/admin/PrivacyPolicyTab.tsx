import { useLingui } from '@lingui/react/macro';
import { PolicyEditor } from './PolicyEditor';

/** The page 'Privacy Policy' (back-office §2 'Tab screens'). */
export function PrivacyPolicyTab() {
  const { t } = useLingui();
  return (
    <PolicyEditor
      slug="PRIVACY_POLICY"
      title={t`Privacy Policy`}
      unavailable={t`Privacy Policy content not available or failed to load.`}
    />
  );
}
