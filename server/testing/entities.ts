import { MikroORM } from '@mikro-orm/postgresql';
import { model } from '../rooms.js';

/** Makes the entities known to a test without a database: a collection asks for the description of what it holds. */
export async function knowEntities(): Promise<void> {
  const orm = await MikroORM.init({ entities: model.entities, dbName: 'none', ensureDatabase: false });
  await orm.close();
}
