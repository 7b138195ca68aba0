import { useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import { useForgetRepairLists } from '../useForgetRepairLists';
import {
  type Language,
  type NotifiedBy,
  useUndoCustomerNotifiedMutation,
  useMarkCustomerNotifiedMutation,
  useUndoStatusChangeMutation,
  useWriteCustomerUpdateMutation,
} from './customerUpdates.gen';

/** Notes whom the workshop has notified, and undoes what nobody has been notified of. */
export function useUpdateActions() {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const forgetLists = useForgetRepairLists();
  const [mark] = useMarkCustomerNotifiedMutation();
  const [unmark] = useUndoCustomerNotifiedMutation();
  const [write] = useWriteCustomerUpdateMutation();
  const [undo] = useUndoStatusChangeMutation();
  return {
    isBusy,
    markNotified: (updateId: string, by: NotifiedBy) =>
      act(() => mark({ variables: { updateId, by } }), { key: 'notified' }),
    /** @returns whether the words are kept; blank ones take the template again */
    write: (updateId: string, language: Language, words: string) =>
      act(() => write({ variables: { updateId, language, words } }), { done: t`Message saved.`, key: 'write' }),
    undoNotified: (updateId: string) => act(() => unmark({ variables: { updateId } }), { key: 'notified' }),
    /** @returns whether the status is what it was before */
    async undoStatus(repair: { id: string; version: number }): Promise<boolean> {
      const variables = { repairId: repair.id, version: repair.version };
      const undone = await act(() => undo({ variables }), { done: t`The status change was undone.`, key: 'undo' });
      if (undone) forgetLists();
      return undone;
    },
  };
}
