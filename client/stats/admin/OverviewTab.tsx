import { useLingui } from '@lingui/react/macro';
import { TabFrame } from '../../admin/kit/TabFrame';
import { Overview } from './Overview';

/** How the workshop is doing, in figures and charts. */
export function OverviewTab() {
  const { t } = useLingui();
  return (
    <TabFrame title={t`Overview`}>
      <Overview />
    </TabFrame>
  );
}
