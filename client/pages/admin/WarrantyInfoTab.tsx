import { useLingui } from '@lingui/react/macro';
import { PolicyEditor } from './PolicyEditor';

/** The page 'Warranty Info' (back-office §2 'Tab screens'). */
export function WarrantyInfoTab() {
  const { t } = useLingui();
  return (
    <PolicyEditor
      slug="WARRANTY_INFO"
      title={t`Warranty Info`}
      unavailable={t`Warranty Info content not available or failed to load.`}
      dated="updated"
    />
  );
}
