import { useLingui } from '@lingui/react/macro';
import { Suspense, useSyncExternalStore } from 'react';
import { sessionToken } from '../../lib/token';
import { PageHeader } from '../../ui';
import { RepairForm } from '../components/request/RepairForm';
import { handedBack } from '../outbox/handedBack';
import { mendDraft } from '../outbox/mendDraft';

let prepared: Promise<unknown> | undefined;

/** The form opens with what this device has kept for it; the route waits for that as it does for the code. */
export function prepareRepairForm(): Promise<unknown> {
  if (prepared) return prepared;
  // somebody comes back to what they had sent from here
  sessionToken.subscribe((end) => {
    if (end !== null) return;
    void mendDraft().then((draft) => draft && handedBack.isAwaited() && handedBack.give({ draft, refusal: null }));
  });
  return (prepared = mendDraft());
}

/** /repair: the repair request form (public-site §2). */
export function RequestRepairPage() {
  const { t } = useLingui();
  // One that comes back takes the place of what stands in the form.
  const round = useSyncExternalStore(handedBack.subscribe, handedBack.round, handedBack.round);
  return (
    <>
      <PageHeader
        title={t`Request a Repair`}
        lead={t`Tell us about your set, and we come and get it. No account needed.`}
      />
      <Suspense>
        <RepairForm key={round} />
      </Suspense>
    </>
  );
}
