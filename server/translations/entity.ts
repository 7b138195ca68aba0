import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Language } from '../accounts/index.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { type TranslatedKind, TranslationState } from './enums.js';
import type { Document } from './texts.js';

/** The texts of one thing in the language that is not its source's (decisions §16). */
@Entity({ tableName: 'translation' })
@Index({
  name: 'translation_search',
  expression:
    'create index "translation_search" on "translation" using gin ("search" gin_trgm_ops) where "state" = \'PUBLISHED\'',
})
export class Translation {
  @PrimaryKey({ type: 'text' })
  kind!: TranslatedKind;

  /** The id of the thing; of a page its slug. */
  @PrimaryKey({ type: 'text' })
  thingId!: string;

  @PrimaryKey({ type: 'text' })
  language!: Language;

  /** What is translated, and shown once it is published, shaped as the source; what is missing is shown in the source's language. */
  @Property({ type: 'json' })
  fields!: Document;

  /** What is to take the place of a published one: what was written last, and is not published yet. */
  @Property({ type: 'json', nullable: true })
  draft: Document | null = null;

  /** The source's texts that the last text of it was made from; null where that is not known. */
  @Property({ type: 'json', nullable: true })
  source: Document | null = null;

  @Enum({ items: () => TranslationState, type: 'text' })
  state: TranslationState = TranslationState.DRAFT;

  @Property({ type: 'integer' })
  version: number = 0;

  @Property({ type: 'timestamptz' })
  changedAt!: Date;

  /** What of it is searched, as the source's own search column has it. */
  @Property({ type: 'text', lazy: true })
  searched: Opt<string> = '';

  @Property({ type: 'text', lazy: true, generated: searchColumn('"searched"') })
  search!: Opt<string>;
}
