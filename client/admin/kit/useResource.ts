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

interface Asked<Variables> extends ReturnType<typeof pollWhile> {
  variables: Variables;
  fetchPolicy: 'cache-and-network';
}

interface Answer<Data> extends Question<Data> {
  refetch: () => Promise<{ data?: Data | undefined }>;
}

interface ResourceOptions<Row, Given> {
  /** What the query takes beside what the address says: whose rows they are. The export takes it, too. */
  given?: Given;
  /** Whether these rows change by themselves, so that the list looks again every two seconds. */
  moves?: (rows: readonly Row[]) => boolean;
  /** That those which do are watched, and need not be asked for. */
  isWatched?: boolean;
  /** The sentence around why there is no list, where it has one of its own (back-office §8). */
  failed?: (message: string) => string;
}

/** A list of the desk: what is on screen of it, what is open, and what is being done to its rows. */
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

/**
 * What a tab of the desk shows: the list that its address describes, asked for by its generated hook, since much happens elsewhere
 * each time anew. `ResourceTab` draws it.
 * @param list a constant beside the tab
 * @param useQuery the generated hook of a query that answers with one table
 */
export function useResource<
  const Sort extends string,
  Data extends object,
  const Filters extends FilterRules = {},
  Given extends Record<string, string> = {},
>(
  list: TableOptions<Sort, Filters>,
  useQuery: (asked: Asked<NoInfer<TableView<Sort, Filters>['variables'] & Given>>) => Answer<Data>,
  { given, moves, isWatched, failed }: ResourceOptions<RowOf<Data>, Given> = {},
): Resource<RowOf<Data>, Sort, Filters, Data> {
  const view = useTableView(list);
  const { poll, note } = useMoving(isWatched);
  const variables = { ...view.variables, ...given } as TableView<Sort, Filters>['variables'] & Given;
  const query = useQuery({ variables, fetchPolicy: 'cache-and-network', ...poll });
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
