import { expect, it } from 'vitest';
import { useTestApp } from './testApp.js';

const app = useTestApp();

it('has a migration for everything that the entities say', async () => {
  const sql = await app.deps.database.orm.schema.getUpdateSchemaSQL();
  expect(sql.trim()).toBe('');
});

it('knows when a migration is missing', async () => {
  const { database } = app.deps;
  expect(await database.isReady()).toBe(true);
  await app.em.execute('delete from migration');
  expect(await database.isReady()).toBe(false);
});
