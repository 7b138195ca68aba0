import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../ui';
import { RepairForm } from '../components/request/RepairForm';

/** /repair: the repair request form (public-site §2). */
export function RequestRepairPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Request a Repair`}>
        <Trans>Tell us about your set, and we come and get it. No account needed.</Trans>
      </PageHeader>
      <RepairForm />
    </>
  );
}
