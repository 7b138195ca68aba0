import { useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useErrorText } from '../../graphql/useErrorText';
import { toast } from '../../ui';
import {
  type InboxRowFragment,
  type InboxStatus,
  useDeleteInboxMessageMutation,
  useSetInboxStatusMutation,
} from './inboxAdmin.gen';

type Message = Pick<InboxRowFragment, 'id' | 'status'>;

/** What is done with a message. */
export function useInboxActions() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { act, isBusy } = useAdminAction();
  const [setStatus] = useSetInboxStatusMutation({ refetchQueries: ['InboxTable'] });
  const [deleteMessage] = useDeleteInboxMessageMutation({ refetchQueries: ['InboxTable'] });

  function mark(id: string, status: InboxStatus) {
    return setStatus({
      variables: { id, status },
      optimisticResponse: { setInboxStatus: { __typename: 'InboxMessage', id, status } },
    });
  }

  return {
    isBusy,
    /** Whoever opened it has read it; nothing is said of that. */
    markRead({ id, status }: Message): void {
      if (status === 'NEW') mark(id, 'READ').catch((error: unknown) => toast.error(errorText(error)));
    },
    markAnswered: ({ id }: Message) => act(() => mark(id, 'ANSWERED'), { done: t`Marked as answered.`, key: id }),
    markNew: ({ id }: Message) => act(() => mark(id, 'NEW'), { done: t`Marked as new.`, key: id }),
    /** @returns whether it was deleted */
    async remove({ id, name }: Pick<InboxRowFragment, 'id' | 'name'>): Promise<boolean> {
      if (!window.confirm(t`Delete the message from ${name}? It cannot be restored.`)) return false;
      return act(() => deleteMessage({ variables: { id } }), { done: t`Message deleted.`, key: id });
    },
  };
}
