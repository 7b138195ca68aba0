import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { type To } from 'react-router-dom';
import { Link } from '../../lib/router/Link';
import { formatNumber } from '../../lib/digits';
import { ChevronLeftIcon, ChevronRightIcon, Select } from '../../ui';
import { PAGE_SIZES, pageNumbers } from './tableView';
import styles from './TablePagination.module.css';

interface TablePaginationProps {
  page: number;
  pageSize: number;
  totalCount: number;
  address: (changes: { page: number }) => To;
  onPageSize: (size: number) => void;
}

/** Where in the list we are, how long its pages are, and numbered ways to its other pages: real links, so that one opens in a new tab, too. */
export function TablePagination({ page, pageSize, totalCount, address, onPageSize }: TablePaginationProps) {
  const { t, i18n } = useLingui();
  const last = Math.max(1, Math.ceil(totalCount / pageSize));
  const local = (number: number) => formatNumber(number, i18n.locale);
  const from = local((page - 1) * pageSize + 1);
  const to = local(Math.min(page * pageSize, totalCount));
  const total = local(totalCount);
  return (
    <div className={styles.pagination}>
      <p className={styles.summary} aria-live="polite">
        <Trans>
          {from}–{to} of {total}
        </Trans>
      </p>
      {totalCount > PAGE_SIZES[0] && (
        <label className={styles.size}>
          <Trans>Rows per page</Trans>
          <Select value={pageSize} onChange={({ target }) => onPageSize(Number(target.value))}>
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {local(size)}
              </option>
            ))}
          </Select>
        </label>
      )}
      {last > 1 && (
        <nav aria-label={t`Pages`}>
          <ol className={styles.pages}>
            {page > 1 && (
              <li>
                <PageLink to={address({ page: page - 1 })} rel="prev" aria-label={t`Previous page`}>
                  <ChevronLeftIcon />
                </PageLink>
              </li>
            )}
            {pageNumbers(page, last).map((number, at) => {
              if (number === null) {
                return (
                  // The dots before and after the middle: there are at most two, and they never change places.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={`dots${at}`} className={styles.dots} aria-hidden="true">
                    …
                  </li>
                );
              }
              const shown = local(number);
              return (
                <li key={number}>
                  <PageLink
                    to={address({ page: number })}
                    aria-label={t`Page ${shown}`}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {shown}
                  </PageLink>
                </li>
              );
            })}
            {page < last && (
              <li>
                <PageLink to={address({ page: page + 1 })} rel="next" aria-label={t`Next page`}>
                  <ChevronRightIcon />
                </PageLink>
              </li>
            )}
          </ol>
        </nav>
      )}
    </div>
  );
}

/** The list looks after where its new page begins. */
function PageLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} preventScrollReset className={styles.page} />;
}
