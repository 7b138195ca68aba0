import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../accounts/index.js';
import { HtmlType } from '../core/entities/htmlType.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { VERSION_COUNT } from '../core/entities/version.js';
import { LANGUAGE_SHOWN, SOURCE_LANGUAGE } from '../translations/index.js';
import { JobType } from './enums.js';

/** A position that the shop wants to fill (public-site §3). */
@Entity({ tableName: 'job_opening' })
@Index({
  name: 'job_opening_newest',
  expression: 'create index "job_opening_newest" on "job_opening" ("posted_date" desc, "title", "id")',
})
@Check({ name: 'job_opening_valid_through', expression: `"valid_through" ~ '^\\d{4}-\\d{2}-\\d{2}$'` })
@ObjectType({ description: 'A position that the shop wants to fill.' })
export class JobOpening {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'The position, plain text.' })
  title!: string;

  @Property({ type: 'text' })
  @Field({ description: 'Where the work is, plain text.' })
  location!: string;

  @Enum({ items: () => JobType, type: 'text' })
  @Field(() => JobType, { description: 'How somebody would be employed.' })
  type: JobType = JobType.FullTime;

  @Property({ type: HtmlType })
  @Field({ description: 'HTML, sanitised when it is written.' })
  summary!: string;

  @Property({ type: 'json' })
  @Field(() => [String], { description: 'Plain texts.' })
  responsibilities: string[] = [];

  @Property({ type: 'json' })
  @Field(() => [String], { description: 'Plain texts.' })
  qualifications: string[] = [];

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Visitors see only active ones.' })
  isActive: boolean = true;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was posted; a change later leaves it as it is.' })
  postedDate!: Date;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The last day to apply, in Kathmandu, as '2026-12-31'; null where there is none.",
  })
  validThrough: string | null = null;

  /** The language that it was written in; of what is shown, that of its texts. */
  @Enum(SOURCE_LANGUAGE)
  @Field(() => Language, LANGUAGE_SHOWN)
  language: Opt<Language> = Language.EN;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;

  /** What admins search in. */
  @Property({ type: 'text', lazy: true, generated: searchColumn(`"title" || ' ' || "location"`) })
  search!: Opt<string>;
}
