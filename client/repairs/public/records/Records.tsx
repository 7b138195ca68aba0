import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../../graphql/useErrorText';
import { formatNumber } from '../../../lib/digits';
import { usePageHead } from '../../../lib/pageHead';
import { classes, ErrorState, Pagination } from '../../../ui';
import { useRecords } from './useRecords';
import { useWideScreen } from './useWideScreen';
import { type RecordsList as List, rowNumbers } from '../../recordsParams';
import styles from './Records.module.css';
import { RecordsEmpty } from './RecordsEmpty';
import { RecordsFilters } from './RecordsFilters';
import { RecordsList } from './RecordsList';
import { RecordsSkeleton } from './RecordsSkeleton';
import { RecordsTable } from './RecordsTable';

interface RecordsProps {
  title: string;
  open: readonly List[];
}

/** Search, filter and one page of the list that the address names (public-site §2, 'Records'). */
export function Records({ title, open }: RecordsProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const wide = useWideScreen();
  const { view, records, rows, stale, error, loading, retry, show, addressOf } = useRecords(open);
  // what somebody looked for is no page for others to find
  usePageHead({ search: view.search ? '' : addressOf(view).toString() });
  const number = (value: number) => formatNumber(value, i18n.locale);

  const list = () => {
    if (!records) {
      if (error) return <ErrorState message={errorText(error)} onRetry={retry} busy={loading} />;
      return <RecordsSkeleton wide={wide} />;
    }
    if (rows.length === 0) return <RecordsEmpty view={view} onShow={show} />;
    const { pageInfo, totalCount } = records;
    const { from, to } = rowNumbers(view.page, rows.length, totalCount, pageInfo);
    const [first, last, total] = [number(from), number(to), number(totalCount)];
    const previous = view.page > 2 ? { before: pageInfo.startCursor, page: view.page - 1 } : {};
    const next = { after: pageInfo.endCursor, page: view.page + 1 };
    return (
      <>
        {wide ? <RecordsTable title={title} rows={rows} view={view} onSort={show} /> : <RecordsList rows={rows} />}
        <Pagination
          previousTo={pageInfo.hasPreviousPage ? { search: addressOf(previous).toString() } : null}
          nextTo={pageInfo.hasNextPage ? { search: addressOf(next).toString() } : null}
          summary={t`${first}–${last} of ${total}`}
        />
      </>
    );
  };

  return (
    <>
      <RecordsFilters view={view} onChange={show} withSort={!wide} />
      <div className={classes(styles.results, stale && styles.stale)} aria-busy={stale}>
        {list()}
      </div>
    </>
  );
}
