import { useEffect, useEffectEvent, useRef } from 'react';

/** The bell's poll writes the count of the unread into the cache; when it grew, the list that is open lacks something. */
export function useRefetchWhenGrown(unread: number | undefined, refetch: () => Promise<unknown>): void {
  const known = useRef(unread);
  // One that fails leaves the list as it was, and shows in the query itself.
  const fetchAgain = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (unread === undefined) return;
    if (known.current !== undefined && unread > known.current) fetchAgain();
    known.current = unread;
  }, [unread]);
}
