import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readError } from '../../graphql/errors';
import { firstPage, readRecordsView, type RecordsView, toRecordsVariables, writeRecordsView } from '../recordsParams';
import { useRepairRecordsQuery } from '../repairs.gen';

/** The public records that the address asks for (public-site §2, 'Records'), and ways to ask for others. */
export function useRecords() {
  const [params, setParams] = useSearchParams();
  const view = readRecordsView(params);
  const { data, previousData, error, loading, refetch } = useRepairRecordsQuery({
    variables: toRecordsVariables(view),
  });
  const records = (data ?? previousData)?.publicRepairs ?? null;

  /** The address of another view; whatever is filtered or sorted anew starts at its first page. */
  const addressOf = (change: Partial<RecordsView>) => writeRecordsView({ ...view, ...firstPage, ...change });
  const show = (change: Partial<RecordsView>, options?: { replace?: boolean }) =>
    setParams(addressOf(change), { ...options, preventScrollReset: true });

  // A cursor that is not ours, or one whose page has gone since: the list is still there, so show its beginning.
  const inside = view.after !== null || view.before !== null;
  const refused = error !== undefined && readError(error).code === 'BAD_INPUT';
  const lost = inside && !loading && (refused || data?.publicRepairs.edges.length === 0);
  const showBeginning = useEffectEvent(() => show({}, { replace: true }));
  useEffect(() => {
    if (lost) showBeginning();
  }, [lost]);

  return {
    view,
    records,
    /** Whether what is on screen answers an earlier question. */
    stale: data === undefined && records !== null,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    show,
    addressOf,
  };
}
