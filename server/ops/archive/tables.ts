import type { EntityManager } from '@mikro-orm/postgresql';

/** A table as it travels: what the database computes by itself stays behind. */
export interface Table {
  name: string;
  columns: string[];
  /** The columns of its primary key. */
  key: string[];
}

interface Found extends Table {
  /** The tables that its foreign keys point at. */
  parents: string[];
}

/** What is here because of the program, not of the shop. */
const MIGRATIONS = 'migration';

/** All tables of the shop, each behind those that it points at, so that they can be filled in that order. */
export async function tablesOf(em: EntityManager): Promise<Table[]> {
  const found = await em.execute<Found[]>(
    `select c.relname as name,
        (select json_agg(a.attname order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        (select json_agg(a.attname order by a.attnum) from pg_index i
          join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
          where i.indrelid = c.oid and i.indisprimary) as key,
        (select coalesce(json_agg(distinct p.relname), '[]') from pg_constraint f
          join pg_class p on p.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> ?
      order by c.relname`,
    [MIGRATIONS],
  );
  const ordered = new Map<string, Found>();
  while (ordered.size < found.length) {
    const next = found.filter(
      ({ name, parents }) => !ordered.has(name) && parents.every((parent) => ordered.has(parent)),
    );
    if (next.length === 0) throw new Error('The tables point at each other in a circle.');
    for (const table of next) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}

/** The migrations that this database has had, oldest first; none of one that is new. */
export async function migrationsOf(em: EntityManager): Promise<string[]> {
  const [row] = await em.execute<[{ isThere: boolean }]>(`select to_regclass(?) is not null as "isThere"`, [
    MIGRATIONS,
  ]);
  if (!row.isThere) return [];
  const rows = await em.execute<{ name: string }[]>(`select name from "${MIGRATIONS}" order by id`);
  return rows.map(({ name }) => name);
}

/** A counter that is part of no row. */
export interface Sequence {
  name: string;
  /** The last number that it gave, in decimal digits; null before the first. */
  last: string | null;
}

export const sequencesOf = (em: EntityManager): Promise<Sequence[]> =>
  em.execute<Sequence[]>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = current_schema() and sequencename not like ? order by 1`,
    [`${MIGRATIONS}\\_%`],
  );
