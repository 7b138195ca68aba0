import { useLingui } from '@lingui/react/macro';
import { useLateRemoval } from '../../admin/kit/bulk/useLateRemoval';
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
  const late = useLateRemoval({
    send: (id) => deleteMessage({ variables: { id } }),
    done: t`Message deleted.`,
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
    markRead({ id, status }: Message): void {
      if (status === 'NEW') mark(id, 'READ').catch((error: unknown) => toast.error(errorText(error)));
    },
    markAnswered: ({ id }: Message) => act(() => mark(id, 'ANSWERED'), { done: t`Marked as answered.`, key: id }),
    markNew: ({ id }: Message) => act(() => mark(id, 'NEW'), { done: t`Marked as new.`, key: id }),
    /** @returns whether it is on its way out */
    remove({ id, name }: Pick<InboxRowFragment, 'id' | 'name'>): boolean {
      if (!window.confirm(t`Delete the message from ${name}?`)) return false;
      late.begin(id);
      return true;
    },
    isLeaving: late.isLeaving,
    /** Takes a deletion back. */
    bar: late.bar,
  };
}
