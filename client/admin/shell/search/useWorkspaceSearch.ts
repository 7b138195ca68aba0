import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useDebouncedText } from '../../../lib/useDebouncedText';
import { useWorkspaceSearchQuery } from './workspaceSearch.gen';

const PAUSE_MS = 200;

/** What the shop keeps under what is typed. While the next letters are on their way the results of the last ones stay. */
export function useWorkspaceSearch() {
  const [asked, setAsked] = useState('');
  const { text, setText } = useDebouncedText(asked, setAsked, PAUSE_MS);
  const search = asked.trim();
  const { data, previousData, error, loading, refetch } = useWorkspaceSearchQuery(
    search === '' ? skipToken : { variables: { search }, fetchPolicy: 'network-only' },
  );
  const typed = text.trim();
  const shown = search === '' || typed === '' ? undefined : (data ?? previousData);
  return {
    text,
    setText,
    typed,
    hits: shown?.workspaceSearch ?? null,
    /** Whether all that is shown answers just what is typed. */
    isCurrent: typed === '' || (data !== undefined && !loading && typed === search),
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
