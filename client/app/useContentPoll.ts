import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { ContentVersionDocument } from '../graphql/content.gen';
import { seenVersions } from '../graphql/seenVersions';
import { useErrorText } from '../graphql/useErrorText';
import { toast } from '../ui';
import { startContentPoll } from './contentPoll';

/** Keeps what is on screen fresh: refetches the active queries when the content version changed, and only then. */
export function useContentPoll(everyMs?: number): void {
  const client = useApolloClient();
  const { t } = useLingui();
  const errorText = useErrorText();

  const onOutage = useEffectEvent((error: unknown) => {
    const message = errorText(error);
    toast.error(t`Failed to load some site content after 3 attempts: ${message}`);
  });

  useEffect(
    () =>
      startContentPoll({
        everyMs,
        versions: seenVersions,
        async ask() {
          const { data } = await client.query({
            query: ContentVersionDocument,
            // The answer is a number to compare, not something a screen reads.
            fetchPolicy: 'no-cache',
            context: { retriedByCaller: true },
          });
          if (!data) throw new Error('The content version is missing from the answer.');
          return data.contentVersion;
        },
        // A refetch that fails shows in the query that failed, not here.
        onChange: () => client.refetchQueries({ include: 'active' }),
        onOutage,
      }),
    [client, everyMs],
  );
}
