import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { parsePath, type To } from 'react-router-dom';
import { formatNumber } from '../lib/digits';
import { usePageHead } from '../lib/pageHead';
import { neighbours, type PageView } from '../lib/pageView';
import { rowNumbersBy } from '../lib/rowNumbers';
import { classes } from './classes';
import styles from './PagedList.module.css';
import { Pagination } from './Pagination';
import { ErrorState } from './states';

/** The query of an address within a page, without its mark. */
const searchOf = (to: To): string => (typeof to === 'string' ? parsePath(to) : to).search?.replace(/^\?/, '') ?? '';

interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: {
    startCursor: string | null;
    endCursor: string | null;
    hasNextPage: boolean;
    hasPreviousPage: boolean;
  };
  totalCount: number;
}

interface PagedListProps<Node> {
  page: {
    list: Connection<Node> | null;
    stale: boolean;
    /** Already in the reader's language. */
    problem: string | null;
    loading: boolean;
    retry: () => void;
  };
  view: PageView;
  pageSize: number;
  addressOf: (page: Partial<PageView>) => To;
  empty: ReactNode;
  /** In the final size of a full page. */
  skeleton: ReactNode;
  children: (nodes: readonly Node[]) => ReactNode;
}

/**
 * A list that comes in pages, in its four states: what is there with the ways to its neighbours, nothing, a failure
 * with another try, and a skeleton. Import it by its own path.
 */
export function PagedList<Node>({ page, view, pageSize, addressOf, empty, skeleton, children }: PagedListProps<Node>) {
  const { t, i18n } = useLingui();
  usePageHead({ search: searchOf(addressOf(view)) });
  const { list, stale, problem, loading, retry } = page;
  if (!list) return problem === null ? skeleton : <ErrorState message={problem} onRetry={retry} busy={loading} />;
  const { edges, pageInfo, totalCount } = list;
  if (edges.length === 0) return empty;
  const { from, to } = rowNumbersBy(pageSize)(view.page, edges.length, totalCount, pageInfo);
  const [first, last, total] = [from, to, totalCount].map((value) => formatNumber(value, i18n.locale));
  const { previous, next } = neighbours(view, pageInfo);
  return (
    <div className={classes(styles.page, stale && styles.stale)} aria-busy={stale}>
      {children(edges.map(({ node }) => node))}
      {(previous ?? next) && (
        <Pagination
          previousTo={previous && addressOf(previous)}
          nextTo={next && addressOf(next)}
          summary={t`${first}–${last} of ${total}`}
        />
      )}
    </div>
  );
}
