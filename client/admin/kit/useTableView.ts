import type { To } from 'react-router-dom';
import {
  type FilterRules,
  type FilterValues,
  readTable,
  type SortDirection,
  type TableChanges,
  type TableOptions,
  type TableState,
  writeTable,
} from './tableView';
import { type Step, useAdminParams } from './useAdminParams';
import { usePageSize } from './usePageSize';

export interface TableView<Sort extends string = string, Filters extends FilterRules = FilterRules> extends TableState<
  Sort,
  Filters
> {
  /** Whether anything is searched for or filtered, so that an empty list may have a simple reason. */
  isFiltered: boolean;
  /** How many filters are set; the search is none of them. */
  activeFilters: number;
  /** Makes the pages of all lists on this device so long, and begins with the first one. */
  setPageSize: (size: number) => void;
  /** Shows the list after these changes: a step in the history, unless it replaces the last one, as each letter of a search does. */
  set: (changes: TableChanges<Sort, Filters>, step?: Step) => void;
  /** The address of the same, for links. */
  address: (changes: TableChanges<Sort, Filters>) => To;
  /** Takes search and filters away. */
  reset: () => void;
  /** What the room's query takes. */
  variables: {
    page: number;
    pageSize: number;
    search: string | null;
    sort: Sort;
    direction: SortDirection;
  } & FilterValues<Filters>;
  /** What the export takes: the same list, all pages of it. */
  exportParams: Record<string, string>;
}

/**
 * The state of an admin's list, read from the address: `?page=&sort=&direction=&search=&{filter}=` (decisions §6).
 * @param list the same at every render, so best a constant beside the tab
 */
export function useTableView<const Sort extends string, const Filters extends FilterRules = {}>(
  list: TableOptions<Sort, Filters>,
): TableView<Sort, Filters> {
  const [params, change] = useAdminParams();
  const length = usePageSize(list.pageSize);
  const options = { ...list, pageSize: length.pageSize };
  const state = readTable(params, options);
  const { page, pageSize, sort, direction, filters } = state;
  const search = state.search.trim() || null;
  const given = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== null);
  const nothing = Object.fromEntries(['search', ...Object.keys(filters)].map((name) => [name, '']));
  const set: TableView<Sort, Filters>['set'] = (changes, step) =>
    change((now) => writeTable(now, changes, options), step);
  return {
    ...state,
    activeFilters: given.length,
    setPageSize(size) {
      length.choose(size);
      set({ page: 1 } as TableChanges<Sort, Filters>, { replace: true });
    },
    isFiltered: search !== null || given.length > 0,
    set,
    address: (changes) => ({ search: writeTable(params, changes, options).toString() }),
    reset: () => set(nothing as TableChanges<Sort, Filters>, { later: true }),
    variables: { page, pageSize, search, sort, direction, ...filters },
    exportParams: { ...(search && { search }), sort, direction, ...Object.fromEntries(given) },
  };
}
