import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import { DeleteButton, EditButton, RestoreButton } from '../../../admin/kit/rowButtons';
import { Button } from '../../../ui';
import { useDeleteRepair } from '../detail/useDeleteRepair';
import { type RepairRowFragment, useRestoreRepairMutation } from '../repairsAdmin.gen';
import { useForgetRepairLists } from '../useForgetRepairLists';

interface RepairActionsProps {
  repair: RepairRowFragment;
  onView: () => void;
  onEdit: () => void;
}

/** What can be done with one repair: a deleted one can only come back. */
export function RepairActions({ repair, onView, onEdit }: RepairActionsProps) {
  const { remove, isBusy } = useDeleteRepair();
  if (repair.deletedAt) return <Restore id={repair.id} />;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={onView}>
        <Trans>View</Trans>
      </Button>
      <EditButton onClick={onEdit} />
      <DeleteButton busy={isBusy(repair.id)} onClick={() => void remove(repair)} />
    </>
  );
}

function Restore({ id }: { id: string }) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const forgetLists = useForgetRepairLists();
  const [restoreRepair] = useRestoreRepairMutation({ onCompleted: forgetLists });
  return (
    <RestoreButton
      busy={isBusy()}
      onClick={() => void act(() => restoreRepair({ variables: { id } }), { done: t`Repair restored.` })}
    />
  );
}
