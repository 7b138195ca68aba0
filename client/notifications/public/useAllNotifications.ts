import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLostPage } from '../../graphql/useLostPage';
import { readPageView } from '../../lib/pageView';
import { type AllNotificationsQueryVariables, useAllNotificationsQuery } from '../notifications.gen';
import { toPageVariables } from '../pageParams';
import { useRefetchWhenGrown } from './useRefetchWhenGrown';

/** The page of notifications that the address asks for (public-site §2, 'All notifications'). */
export function useAllNotifications() {
  const [params, setParams] = useSearchParams();
  const view = readPageView(params);
  const { after, before } = view;
  const { data, previousData, error, loading, refetch } = useAllNotificationsQuery({
    variables: toPageVariables(view),
  });
  const shown = data ?? previousData;
  const page = shown?.notifications;
  useRefetchWhenGrown(data?.unreadNotificationCount, refetch);

  // What was seen earlier is at once, and what came since follows. Not by 'cache-and-network': React begins the
  // transition to another page again and again on a slow phone, and with that policy each time asks for both pages.
  const askAgain = useEffectEvent((variables: AllNotificationsQueryVariables) => {
    if (data) refetch(variables).catch(() => undefined);
  });
  useEffect(() => askAgain(toPageVariables({ after, before })), [after, before]);

  useLostPage(view, { error, loading, isEmpty: data?.notifications.edges.length === 0 }, () =>
    setParams({}, { replace: true }),
  );

  return {
    view,
    /** Null, too, for a page that is gone: the list itself is not empty. */
    notifications: page && (page.edges.length > 0 || page.totalCount === 0) ? page : null,
    unread: shown?.unreadNotificationCount ?? 0,
    /** Whether what is on screen answers an earlier question. */
    stale: data === undefined && shown !== undefined,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
