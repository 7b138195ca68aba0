import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Language } from '../accounts/index.js';
import { SOURCE_LANGUAGE } from '../translations/index.js';
import type { PageSlug } from './enums.js';

/** The content of one page, checked against the schema of its slug when it was saved (decisions §6). */
@Entity({ tableName: 'page' })
export class Page {
  @PrimaryKey({ type: 'text' })
  slug!: PageSlug;

  /** See schemas of this room. */
  @Property({ type: 'json' })
  content!: object;

  /** The language that it was written in. */
  @Enum(SOURCE_LANGUAGE)
  language: Opt<Language> = Language.EN;

  /** Grows with each save, so that nobody overwrites what they have not seen. */
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'timestamptz' })
  lastUpdated!: Date;
}
