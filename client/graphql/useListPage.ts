import type { PageView } from '../lib/pageView';
import { useErrorText } from './useErrorText';
import { useLostPage } from './useLostPage';

interface Connection {
  edges: readonly unknown[];
  totalCount: number;
}

interface Question<Data> {
  data: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** A page of a list as a screen shows it, and what to say while there is none. */
export interface ListPage<List> {
  /** Null, too, for a page that is gone: the list itself is not empty. */
  list: List | null;
  /** Whether what is on screen answers an earlier question. */
  stale: boolean;
  /** Why there is no list, in the reader's language. */
  problem: string | null;
  loading: boolean;
  retry: () => void;
}

/**
 * One page of a list out of a question and its answer: while the next page is on its way the last one stays, and an
 * address whose page is gone leads to the beginning.
 * @param pick the list in the answer
 */
export function useListPage<Data, List extends Connection>(
  { data, previousData, error, loading, refetch }: Question<Data>,
  pick: (data: Data) => List,
  view: PageView,
  showBeginning: () => void,
): ListPage<List> {
  const errorText = useErrorText();
  const answer = data && pick(data);
  useLostPage(view, { error, loading, isEmpty: answer?.edges.length === 0 }, showBeginning);
  const shown = answer ?? (previousData && pick(previousData));
  const list = shown && (shown.edges.length > 0 || shown.totalCount === 0) ? shown : null;
  return {
    list,
    stale: answer === undefined && list !== null,
    problem: error === undefined ? null : errorText(error),
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
