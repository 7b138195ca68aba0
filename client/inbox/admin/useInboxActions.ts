import { useLingui } from '@lingui/react/macro';
import { useRemoval } from '../../admin/kit/bulk/useRemoval';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useErrorText } from '../../graphql/useErrorText';
import { toast } from '../../ui';
import {
  type InboxRowFragment,
  type InboxStatus,
  useDeleteInboxMessageMutation,
  useRestoreInboxMessageMutation,
  useSetInboxStatusMutation,
} from './inboxAdmin.gen';

type Message = Pick<InboxRowFragment, 'id' | 'status' | 'deletedAt'>;

/** What is done with a message. */
export function useInboxActions() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { act, isBusy } = useAdminAction();
  const [setStatus] = useSetInboxStatusMutation({ refetchQueries: ['InboxTable'] });
  const [deleteMessage] = useDeleteInboxMessageMutation({ refetchQueries: ['InboxTable'] });
  const [restoreMessage] = useRestoreInboxMessageMutation({ refetchQueries: ['InboxTable'] });
  const removal = useRemoval<Pick<InboxRowFragment, 'id' | 'name'>>({
    send: ({ id }) => deleteMessage({ variables: { id } }),
    restore: ({ id }) => restoreMessage({ variables: { id } }),
    done: t`Message deleted.`,
    restored: t`Message restored.`,
  });

  function mark(id: string, status: InboxStatus) {
    return setStatus({
      variables: { id, status },
      optimisticResponse: { setInboxStatus: { __typename: 'InboxMessage', id, status } },
    });
  }

  return {
    isBusy,
    /** Whoever opened it has read it; nothing is said of that. */
    markRead({ id, status, deletedAt }: Message): void {
      if (status === 'NEW' && !deletedAt) mark(id, 'READ').catch((error: unknown) => toast.error(errorText(error)));
    },
    markAnswered: ({ id }: Message) => act(() => mark(id, 'ANSWERED'), { done: t`Marked as answered.`, key: id }),
    markNew: ({ id }: Message) => act(() => mark(id, 'NEW'), { done: t`Marked as new.`, key: id }),
    /** @returns whether it was done */
    async remove(message: Pick<InboxRowFragment, 'id' | 'name'>): Promise<boolean> {
      const { id, name } = message;
      return window.confirm(t`Delete the message from ${name}?`) && act(() => removal.remove(message), { key: id });
    },
    /** Brings a deleted one back. */
    restore: removal.restore,
    /** Takes a deletion back. */
    bar: removal.bar,
  };
}
