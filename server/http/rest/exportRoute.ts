import { type CsvColumns, toCsv } from '../../core/table/csv.js';
import { readWholeTable, type Row, type Table, type TableQuery } from '../../core/table/table.js';
import { type DeclaredRoute, streamRoute } from './rest.js';

/**
 * A list as CSV, as it is filtered and sorted on screen. Texts are in quotation marks, and what a spreadsheet would
 * calculate gets an apostrophe before it, since names and notes come from strangers.
 * @param name the plural: the address is `/admin/export/{name}`, the file `{name}.csv`
 */
export function exportRoute<T extends Row, Query extends TableQuery>(
  name: string,
  table: Table<T, Query>,
  columns: CsvColumns<T>,
): DeclaredRoute {
  return streamRoute({
    path: `/admin/export/${name}`,
    operationId: `export${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    who: 'admin',
    scope: table.scope,
    tag: 'Exports',
    summary: `The list of ${name} as CSV, as filtered.`,
    query: table.schema,
    type: 'text/csv; charset=utf-8',
    handle: async (ctx, query) => {
      const { total, chunks } = await readWholeTable(ctx, table, query as Query);
      return { filename: `${name}.csv`, total, text: toCsv(columns, chunks) };
    },
  });
}
