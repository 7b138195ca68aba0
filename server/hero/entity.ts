import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../accounts/index.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { VERSION_COUNT } from '../core/entities/version.js';
import { LANGUAGE_SHOWN, SOURCE_LANGUAGE } from '../translations/index.js';

/** A slide at the top of the home page (public-site §3). */
@Entity({ tableName: 'hero_slide' })
@Index({ name: 'hero_slide_order', properties: ['order', 'title', 'id'] })
@ObjectType({ description: 'A slide at the top of the home page.' })
export class HeroSlide {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'The large line, plain text.' })
  title!: string;

  @Property({ type: 'text' })
  @Field({ description: 'The line below the title, plain text.' })
  subtitle!: string;

  @Property({ type: 'text' })
  @Field({ description: 'The picture; of a video, its poster.' })
  imageUrl!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A video that plays in place of the picture; null where there is none.',
  })
  videoUrl: string | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'The text on the button.' })
  ctaText!: string;

  @Property({ type: 'text' })
  @Field({ description: 'A path of this site, or an address elsewhere.' })
  ctaLink!: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Where it stands; equal numbers are settled by the title.' })
  order!: number;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Visitors see only active slides.' })
  isActive: boolean = true;

  @Property({ type: 'text' })
  @Field({ description: '#RRGGBB' })
  backgroundColor: string = '#333333';

  @Property({ type: 'text' })
  @Field({ description: '#RRGGBB' })
  textColor: string = '#FFFFFF';

  /** The language that it was written in; of what is shown, that of its texts. */
  @Enum(SOURCE_LANGUAGE)
  @Field(() => Language, LANGUAGE_SHOWN)
  language: Opt<Language> = Language.EN;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;

  /** What admins search in. */
  @Property({ type: 'text', lazy: true, generated: searchColumn(`"title" || ' ' || "subtitle"`) })
  search!: Opt<string>;
}
