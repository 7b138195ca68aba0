import { Trans, useLingui } from '@lingui/react/macro';
import { PolicyView } from './PolicyView';

/** The page 'Terms of Use' (public-site §2). */
export function TermsOfUsePage() {
  const { t } = useLingui();
  return (
    <PolicyView
      slug="TERMS_OF_USE"
      title={t`Terms of Use`}
      missing={<Trans>Terms of Use content not available or failed to load.</Trans>}
    />
  );
}
