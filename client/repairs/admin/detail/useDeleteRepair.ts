import { useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import { useDeleteRepairMutation } from '../repairsAdmin.gen';
import { useForgetRepairLists } from '../useForgetRepairLists';

/** Deletes a repair after a question; it can be restored from the list of the deleted ones. */
export function useDeleteRepair() {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const forgetLists = useForgetRepairLists();
  const [deleteRepair] = useDeleteRepairMutation();
  return {
    isBusy,
    /** @returns whether it is gone */
    async remove({ id, userName, brand }: { id: string; userName: string; brand: string }): Promise<boolean> {
      if (!window.confirm(t`Delete the repair of ${userName} (${brand})? It can be restored.`)) return false;
      const gone = await act(() => deleteRepair({ variables: { id } }), { done: t`Repair deleted.`, key: id });
      if (gone) forgetLists();
      return gone;
    },
  };
}
