import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { later } from '../../lib/later';
import { storage } from '../../lib/storage';
import { sessionToken } from '../../lib/token';
import { PageHeader, Skeleton } from '../../ui';
import { handedBack } from '../outbox/handedBack';
import { DRAFT_KEY } from '../traces';

const RepairForm = later(loadForm, {
  waiting: <Skeleton height="80rem" />,
  // what was typed before is to be seen at once
  isNeeded: () => storage.get(DRAFT_KEY) !== null,
});

/** The form opens with what this device has kept for it, which is asked for while its code is under way. */
async function loadForm() {
  const [{ RepairForm: Form }, { mendDraft }] = await Promise.all([
    import('../components/request/RepairForm'),
    import('../outbox/mendDraft'),
  ]);
  await mendDraft();
  // somebody comes back to what they had sent from here
  sessionToken.subscribe((end) => {
    if (end !== null) return;
    void mendDraft().then((draft) => draft && handedBack.isAwaited() && handedBack.give({ draft, refusal: null }));
  });
  return Form;
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
      <RepairForm key={round} />
    </>
  );
}
