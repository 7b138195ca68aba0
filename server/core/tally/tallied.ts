import type { TriggerDef } from '@mikro-orm/core';

/** What is kept of the rows of a table. Each part is SQL over a row, given by its name: `(row) => `${row}."status"``. */
export interface TallyRule {
  /** Unlike that of any other rule; also the name of the trigger. */
  topic: string;
  /** What is counted apart. */
  key: (row: string) => string;
  /** Which rows count. */
  counts: (row: string) => string;
  /** What is added up of them, a whole number; nothing if not given. */
  sum?: (row: string) => string;
}

/**
 * A trigger for `@Trigger` that keeps a count with each change of the table, within its transaction. It looks at the row
 * alone: what another table decides is for whoever reads the count.
 */
export function tallied({ topic, key, counts, sum = () => '0' }: TallyRule): TriggerDef {
  const state = (row: string) => `(${key(row)}, ${counts(row)}, ${sum(row)})`;
  const add = (row: string, sign: '' | '-') =>
    `insert into "tally" ("topic", "key", "count", "sum") values ('${topic}', ${key(row)}, ${sign}1, ${sign}${sum(row)});`;
  return {
    name: topic,
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    body: [
      `if tg_op = 'UPDATE' and ${state('old')} is not distinct from ${state('new')} then return null; end if;`,
      `if tg_op <> 'INSERT' and ${counts('old')} then ${add('old', '-')} end if;`,
      `if tg_op <> 'DELETE' and ${counts('new')} then ${add('new', '')} end if;`,
      'return null;',
    ].join(' '),
  };
}
