import { fitText } from '../../lib/fitText';

export type SortDirection = 'ASC' | 'DESC';

/** A filter that the server takes as something else than the text in the address: a flag, a number, the moment at which a day begins. */
export interface CodedFilter<Text extends string, Value> {
  accepts: (text: string) => boolean;
  toServer: (text: Text) => Value;
}

/** What a filter may be: one of these values, or any that passes the check. */
export type FilterRule = readonly string[] | ((value: string) => boolean) | CodedFilter<never, unknown>;
export type FilterRules = Readonly<Record<string, FilterRule>>;

/** Null where nothing is filtered. */
export type FilterValues<Filters extends FilterRules> = {
  [Name in keyof Filters]:
    | (Filters[Name] extends readonly (infer Value)[]
        ? Value
        : Filters[Name] extends CodedFilter<infer Text, unknown>
          ? Text
          : string)
    | null;
};

/** The same as the server takes it. */
export type FilterVariables<Filters extends FilterRules> = {
  [Name in keyof Filters]: Filters[Name] extends CodedFilter<never, infer Value>
    ? Value | null
    : FilterValues<Filters>[Name];
};

export interface TableOptions<Sort extends string, Filters extends FilterRules> {
  /** The values of the room's `…TableSort`. */
  sorts: readonly Sort[];
  defaultSort: { sort: Sort; direction: SortDirection };
  filters?: Filters;
  /** Names that filters had in the address before, with their present ones: old links still filter. */
  formerNames?: Readonly<Record<string, keyof Filters & string>>;
  /** Rows of a page until this device has chosen another number of them. */
  pageSize?: number;
  /** Before each of its names in the address, for a list in a window over another one. */
  prefix?: string;
}

/** Which page of which list is on screen: all of it lives in the URL (decisions §6), but for how long a page is, which each device knows for itself. */
export interface TableState<Sort extends string, Filters extends FilterRules> {
  /** From 1 on. */
  page: number;
  pageSize: number;
  search: string;
  sort: Sort;
  direction: SortDirection;
  filters: FilterValues<Filters>;
}

/** What may be changed at once: the filters are beside the rest. Null and '' take a value away. */
export type TableChanges<Sort extends string, Filters extends FilterRules> = Partial<
  Pick<TableState<Sort, Filters>, 'page' | 'search' | 'sort' | 'direction'> & FilterValues<Filters>
>;

/** How many rows a page may have; the first is what a list begins with (back-office §9), unless it says otherwise. */
export const PAGE_SIZES = [10, 25, 50] as const;
/** The server searches for at most this many characters. */
export const MAX_SEARCH = 100;

const directions: readonly SortDirection[] = ['ASC', 'DESC'];

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((known) => known === value) ?? null;
}

const isCoded = (rule: FilterRule): rule is CodedFilter<never, unknown> => 'accepts' in rule;

function accepts(rule: FilterRule, value: string): boolean {
  if (isCoded(rule)) return rule.accepts(value);
  return typeof rule === 'function' ? rule(value) : rule.includes(value);
}

const filtered = (rule: FilterRule, value: string | null): string | null =>
  value !== null && accepts(rule, value) ? value : null;

/** The filters of a state as the server takes them. */
export function filterVariables<Filters extends FilterRules>(
  rules: Filters | undefined,
  values: FilterValues<Filters>,
): FilterVariables<Filters> {
  const coded = Object.entries(values as Record<string, string | null>).map(([name, value]) => {
    const rule = rules?.[name];
    return [name, value !== null && rule && isCoded(rule) ? rule.toServer(value as never) : value];
  });
  return Object.fromEntries(coded) as FilterVariables<Filters>;
}

/** Reads the state out of an address; a value that makes no sense counts as not given. */
export function readTable<Sort extends string, Filters extends FilterRules>(
  params: URLSearchParams,
  { sorts, defaultSort, filters, formerNames = {}, pageSize = PAGE_SIZES[0], prefix = '' }: TableOptions<Sort, Filters>,
): TableState<Sort, Filters> {
  const read = (name: string) => params.get(prefix + name);
  const page = Number(read('page'));
  const former = Object.fromEntries(Object.entries(formerNames).map(([old, name]) => [name, old]));
  const values = Object.entries(filters ?? {}).map(([name, rule]) => [
    name,
    filtered(rule, read(name) ?? read(former[name] ?? name)),
  ]);
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page < 2 ** 31 ? page : 1,
    pageSize,
    search: fitText(read('search') ?? '', MAX_SEARCH),
    sort: oneOf(sorts, read('sort')) ?? defaultSort.sort,
    direction: oneOf(directions, read('direction')) ?? defaultSort.direction,
    filters: Object.fromEntries(values) as FilterValues<Filters>,
  };
}

/**
 * The address after some changes: what is as usual is left out, what belongs to others (`edit`, say) stays. Whatever is
 * filtered, sorted or searched anew starts at its first page.
 */
export function writeTable<Sort extends string, Filters extends FilterRules>(
  params: URLSearchParams,
  changes: TableChanges<Sort, Filters>,
  options: TableOptions<Sort, Filters>,
): URLSearchParams {
  const { filters: kept, ...now } = readTable(params, options);
  const { page, search, sort, direction, ...filters } = { ...now, ...kept, page: 1, ...changes } as typeof now &
    Record<string, string | null>;
  const { defaultSort, prefix = '' } = options;
  const values: Record<string, string | null> = {
    page: page > 1 ? String(page) : null,
    search: search || null,
    sort: sort === defaultSort.sort ? null : sort,
    direction: direction === defaultSort.direction ? null : direction,
  };
  for (const name of Object.keys(options.formerNames ?? {})) values[name] = null;
  for (const name of Object.keys(options.filters ?? {})) values[name] = filters[name] || null;
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(prefix + name);
    else next.set(prefix + name, value);
  }
  return next;
}

/** A press on a column: the same column turns round; another one starts with its usual direction. */
export function sortedBy<Sort extends string>(
  { sort, direction }: { sort: Sort; direction: SortDirection },
  column: Sort,
  first: SortDirection = 'ASC',
): { sort: Sort; direction: SortDirection } {
  if (sort !== column) return { sort: column, direction: first };
  return { sort, direction: direction === 'ASC' ? 'DESC' : 'ASC' };
}

/** The numbers under a list: all of them if there are 5 or fewer, else both ends and the neighbours, with null for dots (back-office §9). */
export function pageNumbers(page: number, last: number): (number | null)[] {
  if (last <= 5) return Array.from({ length: last }, (_, index) => index + 1);
  if (page <= 3) return [1, 2, 3, 4, null, last];
  if (page >= last - 2) return [1, null, last - 3, last - 2, last - 1, last];
  return [1, null, page - 1, page, page + 1, null, last];
}
