import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { VERSION_COUNT } from '../core/entities/version.js';
import { RUPEES } from '../core/fields/money.js';
import { type QuoteLine, QuoteLineKind } from '../repairs/index.js';
import { TVType } from '../sets/index.js';

/** What the workshop asks for a part or a piece of work: an entry of its price list (issue 'Quotes', decisions §14). For admins. */
@Entity({ tableName: 'price_item' })
@ObjectType({ description: 'An entry of the price list. For admins.' })
export class PriceItem {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Enum({ items: () => QuoteLineKind, type: 'text' })
  @Field(() => QuoteLineKind, { description: 'What it asks money for.' })
  kind!: QuoteLineKind;

  @Property({ type: 'text' })
  @Field({ description: 'Plain text, as a quote says it to the customer.' })
  text!: string;

  @Property({ ...RUPEES })
  @Field(() => Float, { description: 'Of one, in rupees.' })
  price!: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Months of warranty; 0 is none.' })
  warrantyMonths: number = 0;

  @Enum({ items: () => TVType, type: 'text', nullable: true })
  @Field(() => TVType, { nullable: true, description: 'For which kind of screen; null is for any.' })
  tvType: TVType | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'For which brand, as it was typed; null is for any.' })
  brand: string | null = null;

  /** The item of the page 'Services' that says 'from Rs. …'; one that is not there any more says nothing. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The id of the service of the page 'Services' that shows it as 'from Rs. …'; null is none.",
  })
  serviceId: string | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;

  /** What admins search in. */
  @Property({ type: 'text', lazy: true, generated: searchColumn(`"text" || ' ' || coalesce("brand", '')`) })
  search!: Opt<string>;
}

@ObjectType({ description: 'A line that a template puts into a quote.' })
export class PriceTemplateLine {
  @Field(() => QuoteLineKind, { description: 'What it asks money for.' })
  kind!: QuoteLineKind;

  @Field({ description: 'Plain text, as it was typed.' })
  text!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Float, { description: 'Of one, in rupees.' })
  unitPrice!: number;

  @Field(() => Int, { description: 'Months of warranty; 0 is none.' })
  warrantyMonths!: number;

  @Field({ description: 'Whether the customer may leave it out.' })
  isOptional!: boolean;

  @Field(() => String, { nullable: true, description: 'A picture of it; null where there is none.' })
  photoUrl!: string | null;
}

/** Lines that go into a quote together, such as a panel with the work and a visit. For admins. */
@Entity({ tableName: 'price_template' })
@ObjectType({ description: 'Lines that are put into a quote together. For admins.' })
export class PriceTemplate {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'What the workshop calls it; customers do not see it.' })
  name!: string;

  @Property({ type: 'json' })
  @Field(() => [PriceTemplateLine], { description: 'In the order of the quote.' })
  lines!: QuoteLine[];

  /** Of all lines, in rupees. */
  @Property({ ...RUPEES })
  @Field(() => Float, { description: 'Of all lines, in rupees.' })
  total!: number;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;

  /** What admins search in. */
  @Property({ type: 'text', lazy: true, generated: searchColumn(`"name"`) })
  search!: Opt<string>;
}
