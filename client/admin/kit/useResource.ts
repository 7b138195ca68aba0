import type { FilterRules, TableOptions } from './tableView';
import { useAdminAction } from './useAdminAction';
import { type pollWhile, useMoving } from './useMoving';
import { useOpenForm } from './useOpenForm';
import { useOpenRow } from './useOpenRow';
import { type Question, type Table, type TablePage, useTablePage } from './useTablePage';
import { type TableView, unfiltered, useTableView } from './useTableView';

/** The rows of the one table in an answer. */
type RowOf<Data> = {
  [Field in keyof Data]-?: Data[Field] extends Table<infer Row> ? Row : never;
}[keyof Data];

interface Answer<Data> extends Question<Data> {
  refetch: () => Promise<{ data?: Data | undefined }>;
}

type Variables<Sort extends string, Filters extends FilterRules, Given> = TableView<Sort, Filters>['variables'] & Given;

/** What is asked for, before it is. */
export interface Asked<Sort extends string, Filters extends FilterRules, Given = {}> {
  view: TableView<Sort, Filters>;
  given: Given;
  /** For the generated hook. */
  options: { variables: Variables<Sort, Filters, Given>; fetchPolicy: 'cache-and-network' } & ReturnType<
    typeof pollWhile
  >;
  note: ReturnType<typeof useMoving>['note'];
}

/**
 * What the address says is to be asked for: each time anew, since much happens elsewhere.
 * @param list a constant beside the tab
 * @param given what the query takes beside that: whose rows they are. The export takes it, too
 */
export function useAsked<
  const Sort extends string,
  const Filters extends FilterRules = {},
  Given extends Record<string, string> = {},
>(list: TableOptions<Sort, Filters>, given?: Given): Asked<Sort, Filters, Given> {
  const view = useTableView(list);
  const { poll, note } = useMoving();
  const variables = { ...view.variables, ...given } as Variables<Sort, Filters, Given>;
  return {
    view,
    given: given ?? ({} as Given),
    options: { variables, fetchPolicy: 'cache-and-network', ...poll },
    note,
  };
}

/** A list of the admin: what is on screen of it, what is open, and what is being done to its rows. */
export interface Resource<Row, Sort extends string, Filters extends FilterRules, Data = unknown> {
  view: TableView<Sort, Filters>;
  page: TablePage<Row>;
  /** Those on screen; none while the first are on their way. */
  rows: readonly Row[];
  /** The whole of the last answer, for what it tells beside the table. */
  data: Data | undefined;
  /** Which form or detail the address says is open, and the ways to another. */
  open: ReturnType<typeof useOpenForm>;
  /** The row that the form is open for, as it was found first. */
  stored: Row | null;
  /** The same as the server has it now, where the page still shows it. */
  readAgain: () => Promise<Row | undefined>;
  /** What the export takes. */
  exportParams: Record<string, string>;
  act: ReturnType<typeof useAdminAction>['act'];
  isBusy: ReturnType<typeof useAdminAction>['isBusy'];
}

interface ResourceOptions<Row> {
  /** Whether these rows change by themselves, so that the list looks again every two seconds. */
  moves?: (rows: readonly Row[]) => boolean;
  /** The sentence around why there is no list, where it has one of its own (back-office §8). */
  failed?: (message: string) => string;
}

/**
 * What a tab of the admin shows, which `ResourceTab` draws: what was asked for, and the answer of the generated hook.
 * @param query of a query that answers with one table
 */
export function useResource<Sort extends string, Filters extends FilterRules, Data extends object>(
  { view, given, note }: Pick<Asked<Sort, Filters>, 'view' | 'given' | 'note'>,
  query: Answer<Data>,
  { moves, failed }: ResourceOptions<RowOf<Data>> = {},
): Resource<RowOf<Data>, Sort, Filters, Data> {
  note(moves?.(query.data ? tableIn(query.data).items : []) ?? false);
  const page = useTablePage(query, tableIn<Data>, unfiltered(view), failed);
  const rows = page.table?.items ?? [];
  const open = useOpenForm();
  return {
    view,
    page,
    rows,
    data: query.data ?? query.previousData,
    open,
    stored: useOpenRow(rows as readonly Identified<RowOf<Data>>[], open.editing),
    async readAgain() {
      const { data } = await query.refetch();
      return data && tableIn(data).items.find((row) => idOf(row) === open.editing);
    },
    exportParams: { ...view.exportParams, ...given },
    ...useAdminAction(),
  };
}

type Identified<Row> = Row & { id: string };

const idOf = (row: unknown) => (row as { id: string }).id;

const isTable = (value: unknown) => typeof value === 'object' && value !== null && 'items' in value;

const tableIn = <Data extends object>(data: Data) => Object.values(data).find(isTable) as Table<RowOf<Data>>;
