import { useLingui } from '@lingui/react/macro';
import { PolicyEditor } from './PolicyEditor';

/** The page 'Terms of Use' (back-office §2 'Tab screens'). */
export function TermsOfUseTab() {
  const { t } = useLingui();
  return (
    <PolicyEditor
      slug="TERMS_OF_USE"
      title={t`Terms of Use`}
      unavailable={t`Terms of Use content not available or failed to load.`}
    />
  );
}
