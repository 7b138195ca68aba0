import { useErrorText } from '../../graphql/useErrorText';
import { toast } from '../../ui';
import { type NotificationItemFragment, useMarkNotificationReadMutation } from '../notifications.gen';

/** Marks one notification as read: at once on screen, and back again with a word if the server did not take it. */
export function useMarkRead(): (notification: Pick<NotificationItemFragment, 'id' | 'isRead'>) => void {
  const errorText = useErrorText();
  const [mutate] = useMarkNotificationReadMutation();
  return ({ id, isRead }) => {
    if (isRead) return;
    mutate({
      variables: { id },
      optimisticResponse: { markNotificationRead: { __typename: 'Notification', id, isRead: true } },
      update: (cache) =>
        void cache.modify<{ unreadNotificationCount: number }>({
          fields: { unreadNotificationCount: (unread) => Math.max(0, unread - 1) },
        }),
    }).catch((error: unknown) => toast.error(errorText(error)));
  };
}
