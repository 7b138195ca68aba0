import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { UndoBar } from '../../../admin/kit/bulk/UndoBar';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import { RepairDetailDocument } from '../detail/repairDetail.gen';
import type { RepairRowFragment } from '../repairsAdmin.gen';
import { useUpdateActions } from '../updates/useUpdateActions';

/** The way back from the move of a card, with all that belonged to it: costs, quotes and the message to the customer. */
export function MovedBar({ repair, onEnd }: { repair: RepairRowFragment; onEnd: () => void }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const { act, isBusy } = useAdminAction();
  const { undoStatus } = useUpdateActions();
  const { id, brand, userName } = repair;

  async function undo(): Promise<void> {
    // a card does not know which version its move has made
    const { data } = await client.query({
      query: RepairDetailDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (data?.repair) await undoStatus(data.repair);
    onEnd();
  }

  return (
    <UndoBar
      message={t`${brand} of ${userName} was moved.`}
      busy={isBusy()}
      onUndo={() => void act(undo)}
      onDismiss={onEnd}
    />
  );
}
