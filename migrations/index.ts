import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261121041800_initial } from './Migration20261121041800_initial.js';

/** All migrations, in the order in which they are applied. They are never changed once they have been released. */
export const migrations: MigrationObject[] = [
  { name: 'Migration20261121041800_initial', class: Migration20261121041800_initial },
];
