import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Filter, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../accounts/index.js';
import { HtmlType } from '../core/entities/htmlType.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { Node } from '../core/entities/node.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { VERSION_COUNT } from '../core/entities/version.js';
import { RUPEES } from '../core/fields/money.js';
import { TvSet } from '../sets/index.js';
import { LANGUAGE_SHOWN, SOURCE_LANGUAGE } from '../translations/index.js';
import { ProductAvailability, ProductCategory, ProductCondition, ProductGrade } from './enums.js';

/** What visitors may see. */
const LISTED = 'where "is_published" and "deleted_at" is null';

/** The admin's list in one of its orders: all that was not deleted; the id settles ties. */
const keptBy = (column: string) =>
  `create index "product_kept_${column}" on "product" ("${column}", "id") where "deleted_at" is null`;

/** A television, an accessory or a part that the shop sells (public-site §3). */
@Entity({ tableName: 'product' })
@Filter({ name: 'notDeleted', cond: { deletedAt: null }, default: true })
@Index({
  name: 'product_listed',
  expression: `create index "product_listed" on "product" ("created_at", "id") ${LISTED}`,
})
@Index({
  name: 'product_listed_category',
  expression: `create index "product_listed_category" on "product" ("category", "created_at", "id") ${LISTED}`,
})
@Index({ name: 'product_kept_created_at', expression: keptBy('created_at') })
@Index({ name: 'product_kept_name_key', expression: keptBy('name_key') })
@Index({ name: 'product_kept_price', expression: keptBy('price') })
@Index({ name: 'product_kept_category', expression: keptBy('category') })
@Index({
  name: 'product_in_bin',
  expression: 'create index "product_in_bin" on "product" ("created_at", "id") where "deleted_at" is not null',
})
@Index({
  name: 'product_search',
  expression: 'create index "product_search" on "product" using gin ("search" gin_trgm_ops) where "deleted_at" is null',
})
@Index({
  name: 'product_offer_of_set',
  expression:
    'create unique index "product_offer_of_set" on "product" ("set_id") where "availability" <> \'SOLD\' and "deleted_at" is null',
})
@Index({
  name: 'product_reserved_until',
  expression:
    'create index "product_reserved_until" on "product" ("reserved_until") where "availability" = \'RESERVED\'',
})
@Index({
  name: 'product_sold_at',
  expression:
    'create index "product_sold_at" on "product" ("sold_at") where "availability" = \'SOLD\' and "is_published" and "deleted_at" is null',
})
@ObjectType({ implements: Node, description: 'A television, an accessory or a part that the shop sells.' })
export class Product {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'What it is called; plain text in one line.' })
  name!: string;

  @Property({ type: HtmlType })
  @Field({ description: 'HTML, sanitised when it is written.' })
  description!: string;

  @Property({ ...RUPEES })
  @Field(() => Float, { description: "In rupees; 0 is 'Price on request'." })
  price!: number;

  @Enum({ items: () => ProductCategory, type: 'text' })
  @Field(() => ProductCategory, { description: 'What kind of thing it is.' })
  category: ProductCategory = ProductCategory.TV;

  @Enum({ items: () => ProductCondition, type: 'text' })
  @Field(() => ProductCondition, { description: 'How used it is.' })
  condition: ProductCondition = ProductCondition.UsedGood;

  @Property({ type: 'json' })
  @Field(() => [String], { description: 'Addresses of its pictures; the first one stands for it in lists.' })
  imageUrls: string[] = [];

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Only admins see what is not published.' })
  isPublished: boolean = true;

  /** The very set that it is; null for what there may be several of (decisions §14). */
  @ManyToOne({ entity: () => TvSet, ref: true, nullable: true, index: true })
  set: Ref<TvSet> | null = null;

  @Enum({ items: () => ProductGrade, type: 'text', nullable: true })
  @Field(() => ProductGrade, {
    nullable: true,
    description: 'How good a refurbished set is; null for what has no grade.',
  })
  grade: ProductGrade | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Months of warranty from the day of sale; null where none is given.',
  })
  warrantyMonths: number | null = null;

  @Enum({ items: () => ProductAvailability, type: 'text', default: ProductAvailability.AVAILABLE })
  @Field(() => ProductAvailability, { description: 'Whether it can be had.' })
  availability: ProductAvailability = ProductAvailability.AVAILABLE;

  /** Then it is free again by itself; null but for RESERVED. */
  @Property({ type: 'timestamptz', nullable: true })
  reservedUntil: Date | null = null;

  /** Whom it is kept for; null but for RESERVED. */
  @Property({ type: 'text', nullable: true })
  reservedFor: string | null = null;

  /** Null but for SOLD. */
  @Property({ type: 'timestamptz', nullable: true })
  soldAt: Date | null = null;

  /** Whom the shop has bought it from. */
  @Property({ type: 'text', nullable: true })
  boughtFrom: string | null = null;

  @Property({ ...RUPEES, nullable: true })
  boughtFor: number | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was put up for sale; lists show the newest first.' })
  createdAt!: Date;

  /** When what it says was last changed; null where it says what it said at first. For search engines (site/sitemap.ts). */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  changedAt: Opt<Date> | null = null;

  /** The language that it was written in; of what is shown, that of its texts. */
  @Enum(SOURCE_LANGUAGE)
  @Field(() => Language, LANGUAGE_SHOWN)
  language: Opt<Language> = Language.EN;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;

  /** The name as lists are sorted by it. */
  @Property({ type: 'text', lazy: true, generated: '(lower("name")) stored' })
  nameKey!: Opt<string>;

  /** What admins search in: the name, and the description without its tags. */
  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(`"name" || ' ' || regexp_replace("description", '<[^>]*>', ' ', 'g')`),
  })
  search!: Opt<string>;

  /** A deleted product is gone for everyone, but an admin can restore it. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'Null where it was not deleted; only admins ever see a deleted product.',
  })
  deletedAt: Date | null = null;
}
