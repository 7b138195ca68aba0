import { Trans } from '@lingui/react/macro';
import { TrackedSheets } from '../../../sets';
import type { RepairStatus, TrackedRepairViewFragment } from '../../repairs.gen';
import { Aside, SideCard } from './Facts';
import { AskForNumber } from './RevealDetails';
import type { RepairAccess } from './useTrackedRepair';

interface StateOfSetProps {
  repair: TrackedRepairViewFragment;
  access: RepairAccess;
}

/** Until then nothing can have been written down of the set. */
const NOT_HERE_YET: readonly RepairStatus[] = ['REQUESTED', 'CANCELLED'];

/** The sheets of the set; whoever has only the link is asked for the contact number first (decisions §14 'Redaction'). */
export function StateOfSet({ repair: { id, status, abilities }, access }: StateOfSetProps) {
  if (abilities.seeSet) return <TrackedSheets repairId={id} contactNumber={access.contactNumber} />;
  // a public record asks for the number among its details
  if (abilities.seeDetailsWithContactNumber || NOT_HERE_YET.includes(status)) return null;
  return (
    <SideCard title={<Trans>State of the set</Trans>}>
      <Aside>
        <Trans>The sheets of your set are shown to anyone who knows the contact number.</Trans>
      </Aside>
      <AskForNumber reveal={access.reveal}>
        <Trans>Show the state of the set</Trans>
      </AskForNumber>
    </SideCard>
  );
}
