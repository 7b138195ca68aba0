import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '../graphql/useErrorText';
import { sessionToken } from '../lib/token';
import { toast } from '../ui';
import { useSignOutMutation } from './session.gen';
import { useViewer } from './useViewer';

/** Ends the session here and on the server; without a connection, here at least. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const [signOut] = useSignOutMutation();
  return async () => {
    await signOut().catch(() => undefined);
    sessionToken.clear('signedOut');
    toast.success(t`Logged out successfully.`);
  };
}

/**
 * Follows the token of the device, whoever changes it: this tab, another one, or the server that no longer knows it.
 * Whatever one person has seen leaves the cache before another one looks (decisions §3).
 */
export function useSessionWatch(): void {
  const client = useApolloClient();
  const { t } = useLingui();

  const onEnd = useEffectEvent(() => toast.info(t`Your session has ended. Please log in again.`));

  useEffect(
    () =>
      sessionToken.subscribe((end) => {
        // Rejected where a refetch fails, which shows in the query that failed.
        client.resetStore().catch(() => undefined);
        if (end === 'ended') onEnd();
      }),
    [client],
  );
}

/**
 * Says that the server could not be asked who is signed in (public-site §8): the header of every page depends on it, and
 * no page has a place for its failure, as it has for its own content.
 */
export function useSessionOutage(): void {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { status, error } = useViewer();
  const isOut = status === 'unreachable';

  const onOutage = useEffectEvent(() => {
    const message = errorText(error);
    toast.error(t`Failed to load app data: ${message}`);
  });
  useEffect(() => {
    if (isOut) onOutage();
  }, [isOut]);
}
