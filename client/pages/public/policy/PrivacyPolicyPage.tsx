import { Trans, useLingui } from '@lingui/react/macro';
import { PolicyView } from './PolicyView';

/** The page 'Privacy Policy' (public-site §2). */
export function PrivacyPolicyPage() {
  const { t } = useLingui();
  return (
    <PolicyView
      slug="PRIVACY_POLICY"
      title={t`Privacy Policy`}
      missing={<Trans>Privacy Policy content not available or failed to load.</Trans>}
    />
  );
}
