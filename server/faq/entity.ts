import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../accounts/index.js';
import { HtmlType } from '../core/entities/htmlType.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { VERSION_COUNT } from '../core/entities/version.js';
import { LANGUAGE_SHOWN, SOURCE_LANGUAGE } from '../translations/index.js';

/** A question that people ask, with its answer (public-site §3). */
@Entity({ tableName: 'faq_item' })
@Index({ name: 'faq_item_order', properties: ['order', 'question', 'id'] })
@ObjectType({ description: 'A question that people ask, with its answer.' })
export class FaqItem {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'Plain text.' })
  question!: string;

  @Property({ type: HtmlType })
  @Field({ description: 'HTML, sanitised when it is written.' })
  answer!: string;

  @Property({ type: 'text' })
  @Field({ description: "'General' if none was given." })
  category!: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Where it is in the list; equal numbers are settled by the question.' })
  order!: number;

  /** The language that it was written in; of what is shown, that of its texts. */
  @Enum(SOURCE_LANGUAGE)
  @Field(() => Language, LANGUAGE_SHOWN)
  language: Opt<Language> = Language.EN;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;

  /** What admins search in. */
  @Property({ type: 'text', lazy: true, generated: searchColumn(`"question" || ' ' || "category"`) })
  search!: Opt<string>;
}
