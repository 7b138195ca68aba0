import { useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import { useForgetRepairLists } from '../useForgetRepairLists';
import {
  type Language,
  type ToldBy,
  useMarkCustomerNotToldMutation,
  useMarkCustomerToldMutation,
  useUndoStatusChangeMutation,
  useWriteCustomerUpdateMutation,
} from './customerUpdates.gen';

/** Noting whom the workshop has told, and taking back what nobody has heard of. */
export function useTelling() {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const forgetLists = useForgetRepairLists();
  const [mark] = useMarkCustomerToldMutation();
  const [unmark] = useMarkCustomerNotToldMutation();
  const [write] = useWriteCustomerUpdateMutation();
  const [undo] = useUndoStatusChangeMutation();
  return {
    isBusy,
    markTold: (updateId: string, by: ToldBy) => act(() => mark({ variables: { updateId, by } }), { key: 'told' }),
    /** @returns whether the words are kept; blank ones take the template again */
    write: (updateId: string, language: Language, words: string) =>
      act(() => write({ variables: { updateId, language, words } }), { done: t`Message saved.`, key: 'write' }),
    markNotTold: (updateId: string) => act(() => unmark({ variables: { updateId } }), { key: 'told' }),
    /** @returns whether the status is what it was before */
    async undoStatus(repair: { id: string; version: number }): Promise<boolean> {
      const variables = { repairId: repair.id, version: repair.version };
      const undone = await act(() => undo({ variables }), { done: t`The status change was undone.`, key: 'undo' });
      if (undone) forgetLists();
      return undone;
    },
  };
}
