import { repairStatuses } from './components/RepairStatusBadge';
import type { RepairRecordsQueryVariables, RepairSortField, RepairStatus, SortDirection } from './repairs.gen';

export const PAGE_SIZE = 10;
/** The server searches for at most this many characters. */
export const MAX_SEARCH = 100;

export type RecordsSort = Exclude<RepairSortField, 'LAST_UPDATE_DATE'>;

/** Which records are on screen: all of it lives in the URL (decisions §6). */
export interface RecordsView {
  search: string;
  status: RepairStatus | null;
  sort: RecordsSort;
  direction: SortDirection;
  after: string | null;
  before: string | null;
  /** The number of the page, for '11–20 of 132' only: cursors know their neighbours, not their place. */
  page: number;
}

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
const cursor = (value: string | null) => (value && /^[\w-]{1,500}$/.test(value) ? value : null);
const named = <T>(table: Record<string, T>, name: string | null): T | undefined =>
  name !== null && Object.hasOwn(table, name) ? table[name] : undefined;
const nameIn = <T>(table: Record<string, T>, value: T) => Object.keys(table).find((name) => table[name] === value)!;

/** Reads the view out of an address; a value that makes no sense counts as not given. */
export function readRecordsView(params: URLSearchParams): RecordsView {
  const status = params.get('status');
  const after = cursor(params.get('after'));
  const before = after ? null : cursor(params.get('before'));
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').slice(0, MAX_SEARCH),
    status: isStatus(status) ? status : null,
    sort: named(sorts, params.get('sort')) ?? DEFAULT_SORT,
    direction: named(directions, params.get('direction')) ?? DEFAULT_DIRECTION,
    after,
    before,
    page: (after || before) && Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Writes a view as an address; what is as usual is left out. */
export function writeRecordsView({
  search,
  status,
  sort,
  direction,
  after,
  before,
  page,
}: RecordsView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(sort !== DEFAULT_SORT && { sort: nameIn(sorts, sort) }),
    ...(direction !== DEFAULT_DIRECTION && { direction: nameIn(directions, direction) }),
    ...(after && { after }),
    ...(before && { before }),
    ...(page > 1 && { page: String(page) }),
  });
}

export const firstPage = { after: null, before: null, page: 1 } as const;

/** A click on a column: the same column turns round; another one starts rising, dates with the newest first. */
export function sortedBy({ sort, direction }: RecordsView, column: RecordsSort): Partial<RecordsView> {
  if (sort === column) return { direction: direction === 'ASC' ? 'DESC' : 'ASC' };
  return { sort: column, direction: column === 'SUBMISSION_DATE' ? 'DESC' : 'ASC' };
}

export function toRecordsVariables(view: RecordsView): RepairRecordsQueryVariables {
  const { search, status, sort, direction, after, before } = view;
  return {
    search: search.trim() || null,
    status,
    sort: { field: sort, direction },
    ...(before ? { last: PAGE_SIZE, before } : { first: PAGE_SIZE, after }),
  };
}

/** The numbers of the rows on screen. At either end of the list the count itself tells them; between, the page does. */
export function rowNumbers(
  page: number,
  rows: number,
  total: number,
  ends: { hasNextPage: boolean; hasPreviousPage: boolean },
): { from: number; to: number } {
  if (!ends.hasPreviousPage) return { from: Math.min(1, rows), to: rows };
  if (!ends.hasNextPage) return { from: total - rows + 1, to: total };
  const from = (page - 1) * PAGE_SIZE + 1;
  return { from, to: from + rows - 1 };
}
