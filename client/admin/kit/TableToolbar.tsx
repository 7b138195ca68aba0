import { Collapsible } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/digits';
import { Button, ChevronDownIcon } from '../../ui';
import { SearchBox } from './SearchBox';
import styles from './TableToolbar.module.css';
import type { TableView } from './useTableView';

interface TableToolbarProps {
  view: Pick<TableView, 'search' | 'activeFilters' | 'reset'> & {
    set: (changes: { search: string }, options: { replace: true }) => void;
  };
  /** What is searched: 'Name, email or username', say. */
  search: string;
  /** The filters, where there are any. They are folded away until somebody asks for them. */
  children?: ReactNode;
  /** What can be done with the whole list: add, export. */
  actions?: ReactNode;
}

/** One line above a list: the search, the way to the filters, which says how many are set, and what can be done. */
export function TableToolbar({ view, search, children, actions }: TableToolbarProps) {
  const { i18n } = useLingui();
  const count = formatNumber(view.activeFilters, i18n.locale);
  return (
    <div className={styles.toolbar} data-toolbar>
      <div role="search" className={styles.search}>
        <SearchBox view={view} placeholder={search} />
        {children && (
          <Collapsible.Root>
            <Collapsible.Trigger className={styles.fold} data-set={view.activeFilters > 0 || undefined}>
              {view.activeFilters > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
              <ChevronDownIcon size={16} />
            </Collapsible.Trigger>
            <Collapsible.Content className={styles.panel}>
              <div className={styles.filters}>
                {children}
                {view.activeFilters > 0 && (
                  <Button variant="ghost" size="sm" onClick={view.reset}>
                    <Trans>Clear search and filters</Trans>
                  </Button>
                )}
              </div>
            </Collapsible.Content>
          </Collapsible.Root>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
