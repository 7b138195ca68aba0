import type { ApolloCache } from '@apollo/client';
import { useErrorText } from '../../graphql/useErrorText';
import { toast } from '../../ui';
import { useMarkAllNotificationsReadMutation } from '../notifications.gen';

/** Marks all as read: at once on screen, and back again with a word if the server did not take it. */
export function useMarkAllRead(): () => void {
  const errorText = useErrorText();
  const [mutate] = useMarkAllNotificationsReadMutation({
    // How many there were nobody shows; the screen goes by the cache.
    optimisticResponse: { markAllNotificationsRead: 0 },
    update: showAllRead,
  });
  return () => void mutate().catch((error: unknown) => toast.error(errorText(error)));
}

/** The answer is a number, so the cache learns here what it means: every notification it holds is read. */
function showAllRead(cache: ApolloCache): void {
  cache.modify({ fields: { unreadNotificationCount: () => 0 } });
  const known = Object.keys(cache.extract(true) as object).filter((id) => id.startsWith('Notification:'));
  for (const id of known) cache.modify({ id, fields: { isRead: () => true } });
}
