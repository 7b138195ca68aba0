import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PageSlug } from './enums.js';

/** The content of one page, checked against the schema of its slug when it was saved (decisions §6). */
@Entity({ tableName: 'page' })
export class Page {
  @PrimaryKey({ type: 'text' })
  slug!: PageSlug;

  /** See schemas of this room. */
  @Property({ type: 'json' })
  content!: object;

  /** Grows with each save, so that nobody overwrites what they have not seen. */
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'timestamptz' })
  lastUpdated!: Date;
}
