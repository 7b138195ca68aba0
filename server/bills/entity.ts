import { randomBytes } from 'node:crypto';
import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { VERSION_COUNT } from '../core/entities/version.js';
import { PAISA } from '../payments/index.js';
import { TVType } from '../sets/index.js';
import { BillKind, TaxMode } from './enums.js';
import type { BillLine } from './lines.js';

/** 128 random bits: what the address of a public copy is made of. */
const newKey = (): string => randomBytes(16).toString('base64url');

@ObjectType({ description: 'Who has issued a bill, as it was then.' })
export class BillSeller {
  @Field({ description: 'The name of the business.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where it is; null where the contact page does not say.' })
  address!: string | null;

  @Field(() => [String], { description: 'Numbers and addresses that reach it.' })
  contact!: string[];

  @Field(() => TaxMode, { description: 'How it was registered.' })
  taxMode!: TaxMode;

  @Field(() => String, { nullable: true, description: 'Its PAN or VAT number; null where there is none.' })
  taxNumber!: string | null;
}

@ObjectType({ description: 'The television that a bill is about, as it was known then.' })
export class BilledSet {
  @Field({ description: 'Its brand.' })
  brand!: string;

  @Field(() => String, { nullable: true, description: 'Its model; null where it is not known.' })
  model!: string | null;

  @Field(() => TVType, { description: 'The kind of screen.' })
  tvType!: TVType;

  @Field(() => Int, { nullable: true, description: 'The diagonal in inches; null where it is not known.' })
  sizeInches!: number | null;

  @Field(() => String, { nullable: true, description: 'Its serial number; null where it is not known.' })
  serial!: string | null;
}

@ObjectType({ description: 'What a bill comes to, written out.' })
export class AmountInWords {
  @Field({ description: 'In English.' })
  en!: string;

  @Field({ description: 'In Nepali.' })
  ne!: string;
}

/**
 * A bill, frozen when it is issued (decisions §15): the database refuses to change or delete one. It refers to nothing by a foreign key,
 * so that it outlives the repair, the product and the people.
 */
@Entity({ tableName: 'bill' })
@Trigger({
  name: 'frozen',
  timing: 'before',
  events: ['update', 'delete'],
  body: `raise exception 'A bill never changes.'; return null;`,
})
@Unique({ name: 'bill_series_fiscal_year_number', properties: ['series', 'fiscalYear', 'number'] })
@Check({ name: 'bill_number', expression: '"number" > 0' })
@Check({ name: 'bill_total', expression: '"taxable" + "tax" = "total"' })
@Index({ name: 'bill_issued_at', properties: ['issuedAt', 'id'] })
@Index({ name: 'bill_fiscal_year', properties: ['fiscalYear', 'issuedAt', 'id'] })
@Index({
  name: 'bill_repair_id',
  expression: 'create index "bill_repair_id" on "bill" ("repair_id", "issued_at", "id") where "repair_id" is not null',
})
@Index({
  name: 'bill_product_id',
  expression:
    'create index "bill_product_id" on "bill" ("product_id", "issued_at", "id") where "product_id" is not null',
})
@Index({
  name: 'bill_search',
  expression: 'create index "bill_search" on "bill" using gin ("search" gin_trgm_ops)',
})
@ObjectType({
  description:
    'A bill as it was issued: it never changes, and outlives what it is for. Whoever has its key may read it.',
})
export class Bill {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  /** Stands in the address of the public copy, and in the code that is printed. */
  @Property({ type: 'text', unique: true })
  @Field({ description: 'What the address of its public copy ends with, `/#/bill/{key}`; as secret as the bill.' })
  key: string = newKey();

  @Enum({ items: () => BillKind, type: 'text' })
  @Field(() => BillKind, { description: 'What it is.' })
  kind!: BillKind;

  @Property({ type: 'text' })
  series!: string;

  /** As '2083/84'. */
  @Property({ type: 'text' })
  @Field({ description: "Nepal's fiscal year, which begins on 1 Shrawan, as '2083/84'." })
  fiscalYear!: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Its place in its series and fiscal year, without a gap.' })
  number!: number;

  /** What people call it. */
  @Property({ type: 'text', generated: `("series" || '-' || "fiscal_year" || '-' || "number"::text) stored` })
  @Field(() => String, { description: "What it is called: series, fiscal year and number, as 'INV-2083/84-12'." })
  code!: Opt<string>;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was issued; later numbers of a series are never earlier.' })
  issuedAt!: Date;

  @Property({ type: 'text', nullable: true })
  @Field(() => ID, { nullable: true, description: 'The repair that it is for; null where it is a product.' })
  repairId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, { nullable: true, description: 'The product that it is for; null where it is a repair.' })
  productId: string | null = null;

  @Property({ type: 'json', nullable: true })
  @Field(() => BilledSet, { nullable: true, description: 'The television; null where nobody has written it down.' })
  set: BilledSet | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'To whom it was issued.' })
  customerName!: string;

  @Property({ type: 'text', nullable: true })
  customerAddress: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The PAN of the customer; null where it was not given.' })
  customerPan: string | null = null;

  @Property({ type: 'json' })
  @Field(() => BillSeller, { description: 'Who has issued it, as it was then.' })
  seller!: BillSeller;

  @Property({ type: 'json' })
  lines!: BillLine[];

  /** Before tax. */
  @Property({ ...PAISA })
  taxable!: number;

  /** In hundredths of a percent. */
  @Property({ type: 'integer' })
  taxRate: number = 0;

  @Property({ ...PAISA })
  tax!: number;

  @Property({ ...PAISA })
  total!: number;

  @Property({ type: 'json' })
  @Field(() => AmountInWords, { description: 'The total in words.' })
  words!: AmountInWords;

  /** Of a credit note: why. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A word of the shop to the customer; of a credit note, why it was given. Null where there is none.',
  })
  note: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'Of an estimate, until when it holds; else null.' })
  validUntil: Date | null = null;

  /** The bill that it takes back, which is taken back once. */
  @Property({ type: 'uuid', nullable: true, unique: true })
  creditsId: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Of a credit note, what the bill is called that it takes back.' })
  creditsCode: string | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'Who of the shop has issued it.' })
  issuedBy!: string;

  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(
      `"series" || '-' || "fiscal_year" || '-' || "number"::text || ' ' || "customer_name" || ' ' || coalesce("customer_pan", '') || ' ' || coalesce("repair_id", '') || ' ' || coalesce("credits_code", '')`,
    ),
  })
  search!: Opt<string>;
}

/** The last number of a series in a fiscal year. Its row is locked from the taking of a number to the end of the transaction. */
@Entity({ tableName: 'bill_counter' })
export class BillCounter {
  @PrimaryKey({ type: 'text' })
  series!: string;

  @PrimaryKey({ type: 'text' })
  fiscalYear!: string;

  @Property({ type: 'integer' })
  last!: number;
}

/** How often a bill was printed by the shop: the first print is the original, all others are copies. */
@Entity({ tableName: 'bill_print' })
export class BillPrint {
  @PrimaryKey({ type: 'uuid' })
  billId!: string;

  @Property({ type: 'integer' })
  count!: number;
}

/** An entry of the ledger that is on a receipt; none is on two. */
@Entity({ tableName: 'bill_entry' })
export class BilledEntry {
  @PrimaryKey({ type: 'uuid' })
  entryId!: string;

  @Property({ type: 'uuid' })
  billId!: string;
}

/** The tax settings, off until the owner fills them in (decisions §15). */
@Entity({ tableName: 'bill_settings' })
@ObjectType({ description: 'How the shop issues its bills. For admins.' })
export class BillSettings {
  /** There is one. */
  @PrimaryKey({ type: 'text' })
  id: string = 'settings';

  @Property({ type: 'text' })
  @Field({ description: 'The name of the business, as it is registered.' })
  sellerName: string = 'Parda';

  @Enum({ items: () => TaxMode, type: 'text' })
  @Field(() => TaxMode, { description: 'How it is registered.' })
  mode: TaxMode = TaxMode.NONE;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Its PAN or VAT number; null where there is none.' })
  taxNumber: string | null = null;

  /** In hundredths of a percent. */
  @Property({ type: 'integer' })
  taxRate: number = 1300;

  @Property({ type: 'text' })
  @Field({ description: 'What numbers of tax invoices and PAN bills begin with.' })
  series: string = 'INV';

  /** Where the numbers begin in the fiscal year in which the shop comes from another system; in all others they begin at 1. */
  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The first number of the series in `openingYear`; in all other years it is 1.' })
  openingNumber: number = 1;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The fiscal year that the opening number is for: the one in which it was filled in. Null where it was not.',
  })
  openingYear: string | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 0;
}
