import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { VERSION_COUNT } from '../core/entities/version.js';
import { TVType } from './enums.js';

/** What the admin's list holds: each set once. */
const LIVE = 'where "merged_into_id" is null';

const liveBy = (column: string) => `create index "tv_set_${column}" on "tv_set" ("${column}", "id") ${LIVE}`;

/**
 * A very television, whoever owns it: it comes back, is sold and bought in, and keeps its history (decisions §14). For admins;
 * customers see what views.ts says of theirs.
 */
@Entity({ tableName: 'tv_set' })
@Index({
  name: 'tv_set_serial_key',
  expression: `create unique index "tv_set_serial_key" on "tv_set" ("serial_key") ${LIVE}`,
})
@Index({
  name: 'tv_set_merged_serial_key',
  expression:
    'create index "tv_set_merged_serial_key" on "tv_set" ("serial_key") where "merged_into_id" is not null and "serial_key" is not null',
})
@Index({ name: 'tv_set_created_at', expression: liveBy('created_at') })
@Index({ name: 'tv_set_brand_key', expression: liveBy('brand_key') })
@Index({
  name: 'tv_set_search',
  expression: `create index "tv_set_search" on "tv_set" using gin ("search" gin_trgm_ops) ${LIVE}`,
})
@ObjectType({ description: 'A very television with its history. For admins.' })
export class TvSet {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'Plain text, as it was typed.' })
  brand!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Plain text, as it was typed; null where it is not known.' })
  model: string | null = null;

  @Enum({ items: () => TVType, type: 'text' })
  @Field(() => TVType, { description: 'The kind of screen.' })
  tvType: TVType = TVType.LED;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The diagonal of the screen in inches; null where it is not known.',
  })
  sizeInches: number | null = null;

  /** As written on the set. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The serial number as it is on the set; null where it is not known.',
  })
  serial: string | null = null;

  /** Its one normal form (serial.ts), which no two sets share. */
  @Property({ type: 'text', nullable: true })
  serialKey: string | null = null;

  @Property({ type: 'text' })
  @Field({ description: "The workshop's own notes; empty where there are none." })
  notes: string = '';

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the shop first wrote it down.' })
  createdAt!: Date;

  /** The set that this one turned out to be; its history is there. Null for a set of its own. */
  @ManyToOne({ entity: () => TvSet, ref: true, nullable: true, index: true })
  mergedInto: Ref<TvSet> | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;

  @Property({ type: 'text', lazy: true, generated: '(lower("brand")) stored' })
  brandKey!: Opt<string>;

  /** What admins search in; the serial number as written and in its normal form. */
  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(
      `"brand" || ' ' || coalesce("model", '') || ' ' || coalesce("serial", '') || ' ' || coalesce("serial_key", '')`,
    ),
  })
  search!: Opt<string>;
}
