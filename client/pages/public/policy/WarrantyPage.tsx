import { Trans, useLingui } from '@lingui/react/macro';
import { PolicyView } from './PolicyView';

/** What the shop stands for after a repair or a sale (public-site §2 'Warranty'). */
export function WarrantyPage() {
  const { t } = useLingui();
  return (
    <PolicyView
      slug="WARRANTY_INFO"
      title={t`Warranty Information`}
      missing={<Trans>Content for Warranty Information is currently unavailable. Please check back later.</Trans>}
      dated="updated"
    />
  );
}
