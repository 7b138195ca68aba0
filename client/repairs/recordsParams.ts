import { fitText } from '../lib/fitText';
import { firstPage, pageParams, type PageView, pageVariables, readPageView } from '../lib/pageView';
import { rowNumbersBy } from '../lib/rowNumbers';
import { repairStatuses } from './public/RepairStatusBadge';
import type {
  FullRepairRecordsQueryVariables,
  RepairRecordsQueryVariables,
  RepairScope,
  RepairSortField,
  RepairStatus,
  SortDirection,
} from './repairs.gen';

export const PAGE_SIZE = 10;
/** The server searches for at most this many characters. */
export const MAX_SEARCH = 100;

export type RecordsSort = Exclude<RepairSortField, 'LAST_UPDATE_DATE'>;

/** One's own, those that everyone may see, or, for admins, every one (decisions §11). */
export type RecordsList = RepairScope | 'PUBLIC';

/** Which records are on screen: all of it lives in the URL (decisions §6). */
export interface RecordsView extends PageView {
  list: RecordsList;
  search: string;
  status: RepairStatus | null;
  sort: RecordsSort;
  direction: SortDirection;
}

const lists: Record<string, RecordsList> = { mine: 'MINE', public: 'PUBLIC', all: 'ALL' };
const sorts: Record<string, RecordsSort> = {
  customer: 'CUSTOMER',
  status: 'STATUS',
  submissionDate: 'SUBMISSION_DATE',
};
const directions: Record<string, SortDirection> = { asc: 'ASC', desc: 'DESC' };
const DEFAULT_SORT: RecordsSort = 'SUBMISSION_DATE';
const DEFAULT_DIRECTION: SortDirection = 'DESC';

const isStatus = (value: string | null): value is RepairStatus =>
  value !== null && Object.hasOwn(repairStatuses, value);
const named = <T>(table: Record<string, T>, name: string | null): T | undefined =>
  name !== null && Object.hasOwn(table, name) ? table[name] : undefined;
const nameIn = <T>(table: Record<string, T>, value: T) => Object.keys(table).find((name) => table[name] === value)!;

/**
 * Reads the view out of an address; a value that makes no sense counts as not given.
 * @param open the lists that the reader may see, the usual one first
 */
export function readRecordsView(params: URLSearchParams, open: readonly RecordsList[]): RecordsView {
  const wanted = named(lists, params.get('view'));
  const list = wanted && open.includes(wanted) ? wanted : open[0]!;
  // Who signs in or out on the second page of one list is before another list: at its beginning.
  const sameList = list === (wanted ?? 'PUBLIC');
  const status = params.get('status');
  return {
    list,
    search: fitText(params.get('search') ?? '', MAX_SEARCH),
    status: isStatus(status) ? status : null,
    sort: named(sorts, params.get('sort')) ?? DEFAULT_SORT,
    direction: named(directions, params.get('direction')) ?? DEFAULT_DIRECTION,
    ...(sameList ? readPageView(params) : firstPage),
  };
}

/** Writes a view as an address; what is as usual is left out. */
export function writeRecordsView(
  { list, search, status, sort, direction, after, before, page }: RecordsView,
  open: readonly RecordsList[],
): URLSearchParams {
  // Where there are several lists, a cursor says whose it is.
  const withList = open.length > 1 && (list !== open[0] || after !== null || before !== null);
  return new URLSearchParams({
    ...(withList && { view: nameIn(lists, list) }),
    ...(search && { search }),
    ...(status && { status }),
    ...(sort !== DEFAULT_SORT && { sort: nameIn(sorts, sort) }),
    ...(direction !== DEFAULT_DIRECTION && { direction: nameIn(directions, direction) }),
    ...pageParams({ after, before, page }),
  });
}

/** A click on a column: the same column turns round; another one starts rising, dates with the newest first. */
export function sortedBy({ sort, direction }: RecordsView, column: RecordsSort): Partial<RecordsView> {
  if (sort === column) return { direction: direction === 'ASC' ? 'DESC' : 'ASC' };
  return { sort: column, direction: column === 'SUBMISSION_DATE' ? 'DESC' : 'ASC' };
}

export function toRecordsVariables(
  view: RecordsView,
): RepairRecordsQueryVariables & Omit<FullRepairRecordsQueryVariables, 'scope'> {
  const { search, status, sort, direction } = view;
  return {
    search: search.trim() || null,
    status,
    sort: { field: sort, direction },
    ...pageVariables(view, PAGE_SIZE),
  };
}

/** The numbers of the rows on screen. */
export const rowNumbers = rowNumbersBy(PAGE_SIZE);
