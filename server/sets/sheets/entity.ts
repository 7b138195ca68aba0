import type { Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../../accounts/index.js';
import { newUuid, UUID_FIELD } from '../../core/entities/ids.js';
import { VERSION_COUNT } from '../../core/entities/version.js';
import { Product } from '../../products/index.js';
import { Repair } from '../../repairs/index.js';
import { SheetKind, SheetResult } from '../enums.js';

@ObjectType({ description: 'What was found of one item of the checklist.' })
export class SheetRow {
  @Field({ description: 'What was looked at, as the checklist had it then.' })
  item!: string;

  @Field(() => SheetResult, { description: 'What was found.' })
  result!: SheetResult;

  @Field(() => String, { nullable: true, description: 'Plain text; null where nothing was said.' })
  note!: string | null;
}

@ObjectType({ description: 'What came along with a set.' })
export class SheetAccessory {
  @Field({ description: 'What it is; plain text in one line.' })
  name!: string;

  @Field(() => Int, { description: 'How many of it, from 1.' })
  count!: number;
}

/** The one that is being filled in, of each kind: two admins never begin two. */
const draftOf = (column: string) =>
  `create unique index "set_sheet_draft_${column}" on "set_sheet" ("${column}", "kind") where "signed_at" is null and "${column}" is not null`;

const newestOf = (column: string) =>
  `create index "set_sheet_${column}" on "set_sheet" ("${column}", "created_at", "id") where "${column}" is not null`;

/**
 * The state of a set, written down item by item: as it came in, or as it was tested. Of a repair, or of a product that is a set.
 * Once signed it never changes; a later one of the same kind replaces it and it stays (decisions §14).
 */
@Entity({ tableName: 'set_sheet' })
@Check({ name: 'set_sheet_of_one_thing', expression: 'num_nonnulls("repair_id", "product_id") = 1' })
@Index({ name: 'set_sheet_draft_repair_id', expression: draftOf('repair_id') })
@Index({ name: 'set_sheet_draft_product_id', expression: draftOf('product_id') })
@Index({ name: 'set_sheet_repair_id', expression: newestOf('repair_id') })
@Index({ name: 'set_sheet_product_id', expression: newestOf('product_id') })
@ObjectType({ description: 'The state of a set, as it came in or as it was tested.' })
export class SetSheet {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Enum({ items: () => SheetKind, type: 'text' })
  @Field(() => SheetKind, { description: 'What it tells of the set.' })
  kind!: SheetKind;

  /** Either this or the product. */
  @ManyToOne({ entity: () => Repair, ref: true, nullable: true, deleteRule: 'cascade' })
  repair: Ref<Repair> | null = null;

  @ManyToOne({ entity: () => Product, ref: true, nullable: true, deleteRule: 'cascade' })
  product: Ref<Product> | null = null;

  @Property({ type: 'json' })
  @Field(() => [SheetRow], { description: 'In the order of the checklist.' })
  rows: SheetRow[] = [];

  @Property({ type: 'json' })
  @Field(() => [SheetAccessory], { description: 'What came along.' })
  accessories: SheetAccessory[] = [];

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Plain text; null where nothing was said.' })
  note: string | null = null;

  /** Links that open nothing by themselves (media/privatePicture.service.ts). */
  @Property({ type: 'json' })
  photoUrls: string[] = [];

  @Property({ type: 'text', nullable: true })
  signatureUrl: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The name of whoever signed; null until then.' })
  signerName: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When somebody began to fill it in.' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was signed; null where it still changes.' })
  signedAt: Date | null = null;

  /** Who filled it in last, and had it signed. Null for a deleted account. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  author: Ref<User> | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;
}
