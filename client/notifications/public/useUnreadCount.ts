import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../graphql/live/useLive';
import { NotificationBellDocument, useNotificationBellQuery, WatchNotificationsDocument } from '../bell.gen';

/** As often as everything else on an open page is looked at (public-site §9). */
const POLL_EVERY_MS = 30_000;

/** How many notifications are unread: told as it changes, and where that fails asked for every 30 s while the tab is visible. */
export function useUnreadCount() {
  const { cache } = useApolloClient();
  const [news, setNews] = useState<number | null>(null);
  const isLive = useLive(WatchNotificationsDocument, {
    onData: (news) => {
      if (data && news.unreadNotificationCount > unread) setNews(news.unreadNotificationCount);
      cache.writeQuery({ query: NotificationBellDocument, data: news });
    },
  });
  const { data, previousData, networkStatus } = useNotificationBellQuery({
    pollInterval: isLive ? 0 : POLL_EVERY_MS,
    skipPollAttempt: () => document.hidden,
    // The next round is the next attempt; the link's own would multiply them while the network is gone.
    context: { retriedByCaller: true },
  });
  const unread = (data ?? previousData)?.unreadNotificationCount ?? 0;

  // Only what the server answers is news: a mark that failed and was taken back makes the count grow, too.
  const asking = networkStatus === NetworkStatus.poll || networkStatus === NetworkStatus.refetch;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (asking) {
      before.current ??= unread;
      return;
    }
    if (before.current !== null && unread > before.current) setNews(unread);
    before.current = null;
  }, [asking, unread]);

  return {
    unread,
    /** Whether the last change was something new that arrived. */
    grown: news !== null && news === unread,
  };
}
