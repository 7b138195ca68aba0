import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../lib/router/Link';
import { TabFrame } from '../../admin/kit/TabFrame';
import { EmptyState } from '../../ui';

/** States that there are no global settings (back-office §2), and where what people look for here is to be found. */
export function AppSettingsTab() {
  const { t } = useLingui();
  return (
    <TabFrame title={t`App Settings`}>
      <EmptyState title={<Trans>There are no global settings.</Trans>}>
        <Trans>
          Phone numbers, email and icons are in the <Link to="/admin/topBarSettings">Top Bar</Link>, opening hours and
          the map in <Link to="/admin/contact">Contact</Link>.
        </Trans>
      </EmptyState>
    </TabFrame>
  );
}
