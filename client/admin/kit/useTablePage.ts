import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '../../graphql/useErrorText';

interface Table<Row> {
  items: readonly Row[];
  totalCount: number;
  page: number;
  pageSize: number;
}

interface Question<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** A page of an admin's list as a screen shows it, and what to say while there is none. */
export interface TablePage<Row> {
  table: Table<Row> | null;
  /** Whether what is on screen answers an earlier question. */
  stale: boolean;
  /** That there is no list, and why, in the reader's language. */
  problem: string | null;
  loading: boolean;
  retry: () => void;
}

/**
 * One page of a numbered list out of a question and its answer: while the next page is on its way the last one stays. Where
 * the page that was asked for is no longer there, the server answers the last one, and the address follows.
 * @param pick the table in the answer
 * @param failed the sentence around why there is no list, where it has one of its own (back-office §8)
 */
export function useTablePage<Data, Row>(
  { data, previousData, error, loading, refetch }: Question<Data>,
  pick: (data: Data) => Table<Row>,
  view: { page: number; set: (changes: { page: number }, options: { replace: true }) => void },
  failed?: (message: string) => string,
): TablePage<Row> {
  const { t } = useLingui();
  const errorText = useErrorText();
  const answered = data && pick(data).page;
  const follow = useEffectEvent((page: number) => view.set({ page }, { replace: true }));
  useEffect(() => {
    if (answered !== undefined && answered !== view.page) follow(answered);
  }, [answered, view.page]);

  const message = error === undefined ? null : errorText(error);
  const shown = data ?? previousData;
  return {
    table: shown ? pick(shown) : null,
    stale: data === undefined && shown !== undefined,
    problem: message === null ? null : (failed?.(message) ?? t`Failed to load admin data: ${message}`),
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
