import { useEffect, useEffectEvent } from 'react';
import type { PageView } from '../lib/pageView';
import { readError } from './errors';

interface Answer {
  error?: unknown;
  loading: boolean;
  /** Whether the answer to just this question holds nothing. */
  isEmpty: boolean;
}

/** A cursor that is not ours, or one whose page has gone since: the list is still there, so its beginning is shown. */
export function useLostPage(view: PageView, { error, loading, isEmpty }: Answer, showBeginning: () => void): void {
  const inside = view.after !== null || view.before !== null;
  const refused = error !== undefined && readError(error).code === 'BAD_INPUT';
  const lost = inside && !loading && (refused || isEmpty);
  const begin = useEffectEvent(showBeginning);
  useEffect(() => {
    if (lost) begin();
  }, [lost]);
}
