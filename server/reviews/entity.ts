import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Filter, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../accounts/index.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { tallied } from '../core/tally/tallied.js';
import { Product } from '../products/index.js';
import { Repair } from '../repairs/index.js';
import { ReviewTargetType } from './enums.js';

/** What counts in averages, and what visitors may see. */
const APPROVED = 'where "is_approved" and "deleted_at" is null';

/** An order of the admin's table of those that were not deleted, with all that tells whether a row is skipped: pages far down read nothing else. */
const ofTable = (column: string) =>
  `create index "review_table_${column}" on "review" ("${column}", "id") include ("product_id", "repair_id") where "deleted_at" is null`;

/** The stars of a product's approved reviews, by its id. */
export const STARS_OF_PRODUCTS = {
  topic: 'stars_of_products',
  key: (row: string) => `${row}."product_id"::text`,
  counts: (row: string) => `(${row}."is_approved" and ${row}."deleted_at" is null and ${row}."product_id" is not null)`,
  sum: (row: string) => `${row}."rating"`,
};

/** Those of repairs and of the shop in general, by what they are about; of deleted repairs, too. */
export const STARS_OF_SERVICE = {
  topic: 'stars_of_service',
  key: (row: string) => `${row}."target_type"`,
  counts: (row: string) => `(${row}."is_approved" and ${row}."deleted_at" is null and ${row}."product_id" is null)`,
  sum: (row: string) => `${row}."rating"`,
};

/** What somebody says of the shop, a repair or a product (public-site §3). Guests never see the address of its author. */
@Entity({ tableName: 'review' })
@Trigger(tallied(STARS_OF_PRODUCTS))
@Trigger(tallied(STARS_OF_SERVICE))
@Filter({ name: 'notDeleted', cond: { deletedAt: null }, default: true })
@Index({
  name: 'review_approved_timestamp',
  expression: `create index "review_approved_timestamp" on "review" ("timestamp", "id") ${APPROVED}`,
})
@Index({
  name: 'review_approved_type',
  expression: `create index "review_approved_type" on "review" ("target_type", "rating", "timestamp", "id") ${APPROVED}`,
})
@Index({
  name: 'review_approved_rating',
  expression: `create index "review_approved_rating" on "review" ("rating", "timestamp", "id") ${APPROVED}`,
})
@Index({
  name: 'review_approved_product',
  expression: `create index "review_approved_product" on "review" ("product_id", "timestamp", "id") include ("rating") ${APPROVED}`,
})
@Index({
  name: 'review_product_author',
  expression:
    'create unique index "review_product_author" on "review" ("product_id", "author_key") where "product_id" is not null and "deleted_at" is null',
})
@Index({
  name: 'review_repair_author',
  expression:
    'create unique index "review_repair_author" on "review" ("repair_id", "author_key") where "repair_id" is not null and "deleted_at" is null',
})
@Index({ name: 'review_table_timestamp', expression: ofTable('timestamp') })
@Index({ name: 'review_table_rating', expression: ofTable('rating') })
@Index({ name: 'review_table_author_name_key', expression: ofTable('author_name_key') })
@Index({
  name: 'review_search',
  expression: 'create index "review_search" on "review" using gin ("search" gin_trgm_ops) where "deleted_at" is null',
})
@Index({
  name: 'review_in_bin',
  expression: 'create index "review_in_bin" on "review" ("timestamp", "id") where "deleted_at" is not null',
})
@ObjectType({ description: 'What somebody says of the shop, a repair or a product.' })
export class Review {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Enum({ items: () => ReviewTargetType, type: 'text' })
  @Field(() => ReviewTargetType, { description: 'What it is about.' })
  targetType!: ReviewTargetType;

  @ManyToOne({ entity: () => Product, ref: true, nullable: true, deleteRule: 'cascade' })
  product: Ref<Product> | null = null;

  @ManyToOne({ entity: () => Repair, ref: true, nullable: true, deleteRule: 'cascade' })
  repair: Ref<Repair> | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "What a general review is about, as 'Customer Service'; null where it was not said.",
  })
  subject: string | null = null;

  /** Null for a guest, and when the account is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  user: Ref<User> | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'As its author typed it, or as the account was called then.' })
  authorName!: string;

  /** For admins only. */
  @Property({ type: 'text' })
  authorEmail!: string;

  /** Tells authors apart, so that each reviews a thing once: the account's id, or a guest's address in lower case. */
  @Property({ type: 'text' })
  authorKey!: string;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: '1 to 5 stars.' })
  rating!: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Plain text, exactly as typed; null where nothing was said.' })
  comment: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was written.' })
  timestamp!: Date;

  @Property({ type: 'boolean' })
  isApproved: boolean = true;

  /** A deleted review is gone for everyone, but an admin can restore it for a while. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  /** The name as lists are sorted by it. */
  @Property({ type: 'text', lazy: true, generated: '(lower("author_name")) stored' })
  authorNameKey!: Opt<string>;

  /** What admins search in. */
  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(
      `"author_name" || ' ' || "author_email" || ' ' || coalesce("subject", '') || ' ' || coalesce("comment", '')`,
    ),
  })
  search!: Opt<string>;
}
