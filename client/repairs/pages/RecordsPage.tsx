import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../graphql/useErrorText';
import { formatNumber } from '../../lib/digits';
import { Button, classes, EmptyState, ErrorState, PageHeader, Pagination } from '../../ui';
import { RecordsFilters } from '../components/records/RecordsFilters';
import { RecordsList } from '../components/records/RecordsList';
import styles from '../components/records/Records.module.css';
import { RecordsSkeleton } from '../components/records/RecordsSkeleton';
import { RecordsTable } from '../components/records/RecordsTable';
import { useRecords } from '../hooks/useRecords';
import { useWideScreen } from '../hooks/useWideScreen';
import { rowNumbers } from '../recordsParams';

/** /records as visitors see it (public-site §2). */
export function RecordsPage() {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const wide = useWideScreen();
  const { view, records, stale, error, loading, retry, show, addressOf } = useRecords();
  const rows = records?.edges.map(({ node }) => node) ?? [];
  const filtered = view.search !== '' || view.status !== null;
  const number = (value: number) => formatNumber(value, i18n.locale);

  const list = () => {
    if (!records) {
      if (error) return <ErrorState message={errorText(error)} onRetry={retry} busy={loading} />;
      return <RecordsSkeleton wide={wide} />;
    }
    if (rows.length === 0) {
      return (
        <EmptyState
          title={<Trans>No records match your criteria.</Trans>}
          action={
            filtered && (
              <Button variant="secondary" onClick={() => show({ search: '', status: null })}>
                <Trans>Show all records</Trans>
              </Button>
            )
          }
        />
      );
    }
    const { pageInfo, totalCount } = records;
    const { from, to } = rowNumbers(view.page, rows.length, totalCount, pageInfo);
    const [first, last, total] = [number(from), number(to), number(totalCount)];
    return (
      <>
        {wide ? <RecordsTable rows={rows} view={view} onSort={show} /> : <RecordsList rows={rows} />}
        <Pagination
          previousTo={
            pageInfo.hasPreviousPage
              ? {
                  search: addressOf(
                    view.page > 2 ? { before: pageInfo.startCursor, page: view.page - 1 } : {},
                  ).toString(),
                }
              : null
          }
          nextTo={
            pageInfo.hasNextPage
              ? { search: addressOf({ after: pageInfo.endCursor, page: view.page + 1 }).toString() }
              : null
          }
          summary={t`${first}–${last} of ${total}`}
        />
      </>
    );
  };

  return (
    <>
      <PageHeader title={t`Public Repair Records`}>
        <Trans>
          What is on our bench and what has left it. Names are shortened, phones and addresses stay with us.
        </Trans>
      </PageHeader>
      <RecordsFilters view={view} onChange={show} withSort={!wide} />
      <div className={classes(styles.results, stale && styles.stale)} aria-busy={stale}>
        {list()}
      </div>
    </>
  );
}
