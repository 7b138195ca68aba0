import { useEffect, useRef } from 'react';
import { useAnswer } from '../../../graphql/useAnswer';
import { useCustomerUpdatesQuery } from './customerUpdates.gen';
import { useHasCome } from './useHasCome';

/** How often it is looked while a mail is about to go. */
const POLL_MS = 2_000;

/**
 * What a customer was or is to be told, newest first. Another version of the record may have changed that, and so does the time
 * at which its mail goes.
 */
export function useCustomerUpdates(repairId: string, version: number) {
  const query = useCustomerUpdatesQuery({ variables: { repairId }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const updates = answer?.customerUpdates;
  const seen = useRef(version);
  const { refetch, startPolling, stopPolling } = query;

  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void refetch().catch(() => undefined);
  }, [version, refetch]);

  const isGoing = useHasCome(updates?.[0]?.mailDueAt ?? null) || updates?.[0]?.mailState === 'SENDING';
  useEffect(() => {
    if (!isGoing) return undefined;
    void refetch().catch(() => undefined);
    startPolling(POLL_MS);
    return stopPolling;
  }, [isGoing, refetch, startPolling, stopPolling]);

  return { updates, failure };
}
