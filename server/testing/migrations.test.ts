// @module-tag database
import { expect, it } from 'vitest';
import { APART, useTestApp } from './testApp.js';

const app = useTestApp(APART);

it('has a migration for everything that the entities say', async () => {
  const sql = await app.deps.database.orm.schema.getUpdateSchemaSQL();
  expect(sql.trim()).toBe('');
});

it('stops before the data of a newer version', async () => {
  const { database } = app.deps;
  await app.em.execute(`insert into migration (name) values ('Migration99990101000000_of_tomorrow')`);
  await expect(database.migrate()).rejects.toThrow(
    'the database was last used by a newer Parda: this one does not know Migration99990101000000_of_tomorrow.',
  );
  await app.em.execute(`delete from migration where name like '%_of_tomorrow'`);
  await database.migrate();
});

it('knows when a migration is missing', async () => {
  const { database } = app.deps;
  expect(await database.isReady()).toBe(true);
  await app.em.execute('delete from migration');
  expect(await database.isReady()).toBe(false);
});
