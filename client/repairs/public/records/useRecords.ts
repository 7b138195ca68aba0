import { skipToken } from '@apollo/client/react';
import { useLostPage } from '../../../graphql/useLostPage';
import { firstPage } from '../../../lib/pageView';
import { useAddressParams } from '../../../lib/useAddressParams';
import {
  readRecordsView,
  type RecordsList,
  type RecordsView,
  toRecordsVariables,
  writeRecordsView,
} from '../../recordsParams';
import {
  type FullRepairRecordFragment,
  type RepairRecordFragment,
  useFullRepairRecordsQuery,
  useRepairRecordsQuery,
} from '../../repairs.gen';

/** A row as visitors see it, or a whole record with what its reader may do with it. */
export type RecordRow = RepairRecordFragment | FullRepairRecordFragment;

/** The view that the address asks for, and the way to the addresses of others. */
export function useRecordsView(open: readonly RecordsList[]) {
  const [params, changeParams] = useAddressParams();
  const view = readRecordsView(params, open);
  /** Whatever is filtered, sorted or listed anew starts at its first page. */
  const changed = (from: RecordsView, change: Partial<RecordsView>) =>
    writeRecordsView({ ...from, ...firstPage, ...change }, open);
  const addressOf = (change: Partial<RecordsView>) => changed(view, change);
  const show = (change: Partial<RecordsView>, options?: { replace?: boolean }) =>
    changeParams((now) => changed(readRecordsView(now, open), change), options);
  return { view, addressOf, show };
}

/**
 * The records that the address asks for (public-site §2, 'Records'), and ways to ask for others.
 * @param open the lists that the reader may see, the usual one first
 */
export function useRecords(open: readonly RecordsList[]) {
  const { view, addressOf, show } = useRecordsView(open);
  const { records, hasAnswer, error, loading, refetch } = useRecordsPage(view);

  const isEmpty = hasAnswer && records?.edges.length === 0;
  useLostPage(view, { error, loading, isEmpty }, () => show({}, { replace: true }));

  return {
    view,
    records,
    rows: records?.edges.map(({ node }): RecordRow => node) ?? [],
    /** Whether what is on screen answers an earlier question. */
    stale: !hasAnswer && records !== null,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    show,
    addressOf,
  };
}

/** One page out of the list that the view names. While it is on its way, the last one of the same list stays. */
function useRecordsPage(view: RecordsView) {
  const { list } = view;
  const variables = toRecordsVariables(view);
  const publicOnes = useRepairRecordsQuery(list === 'PUBLIC' ? { variables } : skipToken);
  // Much happens to one's own repairs while one looks at other pages, so what is remembered is shown and asked again.
  const fullOnes = useFullRepairRecordsQuery(
    list === 'PUBLIC' ? skipToken : { variables: { scope: list, ...variables }, fetchPolicy: 'cache-and-network' },
  );
  const { data, error, loading, refetch } = list === 'PUBLIC' ? publicOnes : fullOnes;
  const records =
    list === 'PUBLIC'
      ? (publicOnes.data ?? publicOnes.previousData)?.publicRepairs
      : (fullOnes.data ?? fullOnes.previousData)?.repairs;
  return { records: records ?? null, hasAnswer: data !== undefined, error, loading, refetch };
}
