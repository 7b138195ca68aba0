import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Pool } from 'pg';

/** A statement that the database keeps prepared under its name. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs a statement and gives its rows. */
export type Query = <Row>(statement: Statement, values?: readonly unknown[]) => Promise<Row[]>;

/** Opens the measured data: a PostgreSQL address, or the folder of an embedded database. */
export async function openRows(location: string): Promise<Query> {
  if (location.startsWith('postgres')) {
    const pool = new Pool({ connectionString: location });
    return async ({ name, text }, values = []) => (await pool.query({ name, text, values: [...values] })).rows;
  }
  const database = await PGlite.create({ dataDir: location, extensions: { pg_trgm } });
  return async <Row>({ text }: Statement, values: readonly unknown[] = []) =>
    (await database.query<Row>(text, [...values])).rows;
}
