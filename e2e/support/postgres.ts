import { MikroORM } from '@mikro-orm/postgresql';

/** The PostgreSQL that the journeys may use, where one was named. */
export const postgresUrl = process.env.DATABASE_URL;

/** Makes an empty database for a journey. */
export async function emptyDatabase(name: string): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const drop = `drop database if exists "${name}" with (force)`;
  await onPostgres(postgresUrl!, drop, `create database "${name}"`);
  const url = new URL(postgresUrl!);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onPostgres(postgresUrl!, drop) };
}

/** Runs statements on a database, beside the servers that work on it. @returns the rows of the last one */
export async function onPostgres<Row extends object>(clientUrl: string, ...statements: string[]): Promise<Row[]> {
  const orm = await MikroORM.init({ clientUrl, entities: [], discovery: { warnWhenNoEntities: false } });
  let rows: Row[] = [];
  try {
    for (const statement of statements) rows = await orm.em.execute<Row[]>(statement);
  } finally {
    await orm.close();
  }
  return rows;
}
