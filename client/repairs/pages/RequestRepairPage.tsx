import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { PageHeader } from '../../ui';
import { RepairForm } from '../components/request/RepairForm';
import { handedBack } from '../outbox/handedBack';

/** /repair: the repair request form (public-site §2). */
export function RequestRepairPage() {
  const { t } = useLingui();
  // One that comes back takes the place of what stands in the form.
  const round = useSyncExternalStore(handedBack.subscribe, handedBack.round, handedBack.round);
  return (
    <>
      <PageHeader title={t`Request a Repair`}>
        <Trans>Tell us about your set, and we come and get it. No account needed.</Trans>
      </PageHeader>
      <RepairForm key={round} />
    </>
  );
}
