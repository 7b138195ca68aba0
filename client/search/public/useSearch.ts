import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useDebouncedText } from '../../lib/useDebouncedText';
import { useSiteSearchQuery } from '../search.gen';

/** public-site §9, 'Search debounce'. */
const DEBOUNCE_MS = 300;

/**
 * Published posts by what is typed, at most ten (public-site §2, 'Search and chat'), and after them questions, products and
 * pages, the likeliest first.
 */
export function useSearch() {
  const [asked, setAsked] = useState('');
  const { text, setText } = useDebouncedText(asked, setAsked, DEBOUNCE_MS);
  const search = asked.trim();
  const { data, previousData, error, loading, refetch } = useSiteSearchQuery(
    search === '' ? skipToken : { variables: { search } },
  );
  const isBlank = text.trim() === '';
  // While the next letters are on their way the results of the last ones stay.
  const shown = search === '' || isBlank ? undefined : (data ?? previousData);
  return {
    text,
    setText,
    /** What the results answer. */
    search,
    isBlank,
    results: shown?.blogPosts.edges.map(({ node }) => node) ?? null,
    /** What is found beside posts. */
    hits: shown?.siteSearch ?? [],
    /** Whether the results answer `search`, not what was asked before it. */
    isAnswered: data !== undefined,
    /** Whether they answer just what is typed. */
    isCurrent: data !== undefined && text.trim() === search,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
