/** How many statements stay prepared on each connection; whatever comes after these is planned each time it is asked. */
const MAX_PREPARED = 500;

/** A thing that was read. */
export interface Line {
  /** JSON. */
  item: string;
  /** What it is found by, where that was asked for. */
  key?: string;
}

export interface Answer {
  rows: Line[];
}

/** Runs a statement in one of the two databases. */
export type Ask = (statement: string, values: unknown[]) => Promise<Answer>;

/** What both drivers have in common. */
export interface Native {
  /** The embedded database alone is something to wait for; it keeps no statement under a name. */
  waitReady?: unknown;
  query(statement: string | { name: string; text: string; values: unknown[] }, values?: unknown[]): ReturnType<Ask>;
}

/** Asks the embedded database, which keeps none. */
export const plain =
  (native: Pick<Native, 'query'>): Ask =>
  (statement, values) =>
    native.query(numbered(statement), values);

/** Asks PostgreSQL, which keeps the plan of a statement that comes again. */
export function preparing(native: Pick<Native, 'query'>): Ask {
  const prepared = new Map<string, { name: string; text: string }>();
  return (statement, values) => {
    let known = prepared.get(statement);
    if (!known && prepared.size < MAX_PREPARED) {
      known = { name: `read_${prepared.size}`, text: numbered(statement) };
      prepared.set(statement, known);
    }
    return known
      ? native.query({ name: known.name, text: known.text, values })
      : native.query(numbered(statement), values);
  };
}

/** With `$1`, `$2`, as both databases want their values. */
function numbered(statement: string): string {
  let values = 0;
  return statement.replaceAll('?', () => `$${(values += 1)}`);
}
