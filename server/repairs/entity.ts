import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import {
  Entity,
  Enum,
  Filter,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../accounts/index.js';
import { announcing } from '../core/entities/announce.js';
import { newShortId, newUuid, SHORT_ID_FIELD, UUID_FIELD } from '../core/entities/ids.js';
import { Node } from '../core/entities/node.js';
import { DELETED_TOO } from '../core/entities/bin.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { VERSION_COUNT } from '../core/entities/version.js';
import { RUPEES } from '../core/fields/money.js';
import { tallied } from '../core/tally/tallied.js';
import { DeliveryOption, RepairStatus } from './enums.js';
import { DecisionWay, QuoteState } from './quotes/enums.js';
import type { QuoteLine } from './quotes/inputs.js';
import { REPAIR_TOPIC } from './record/live.js';
import { TvSet, TVType } from '../sets/index.js';

@ObjectType({ description: 'A place on the map, in degrees (WGS 84).' })
export class Coordinates {
  @Field(() => Float, { description: '-90 to 90, north is positive.' })
  latitude!: number;

  @Field(() => Float, { description: '-180 to 180, east is positive.' })
  longitude!: number;
}

/** What a visitor's list may hold: public, and not deleted. The indexes of that list cover just these rows. */
const LISTED = 'where "is_public" and "deleted_at" is null';

/** What the workshop's list holds: all that was not deleted. */
const KEPT = 'where "deleted_at" is null';

/** An index of the public list in one of its orders; the id settles ties. */
const listedBy = (column: string) => `create index "repair_public_${column}" on "repair" ("${column}", "id") ${LISTED}`;

/** The same for the workshop's list of all records. */
const keptBy = (column: string) => `create index "repair_${column}" on "repair" ("${column}", "id") ${KEPT}`;

/** The newest of each status, for the board. */
const BY_STATUS = `create index "repair_status_submission_date" on "repair" ("status", "submission_date", "id") ${KEPT}`;

/** Finds a number by how it begins, and a whole one. */
const BY_NUMBER = 'create index "repair_contact_number_prefix" on "repair" ("contact_number_key" text_pattern_ops)';

/** The deleted ones, which are few. */
const IN_BIN = 'create index "repair_in_bin" on "repair" ("submission_date", "id") where "deleted_at" is not null';

/** How many are in each status. */
export const REPAIRS_BY_STATUS = {
  topic: 'repairs_by_status',
  key: (row: string) => `${row}."status"::text`,
  counts: (row: string) => `${row}."deleted_at" is null`,
};

/** A television in the shop's care. The whole record: for its owner and for admins (policy.ts). */
@Entity({ tableName: 'repair' })
@Trigger(announcing(REPAIR_TOPIC, 'id'))
@Trigger(tallied(REPAIRS_BY_STATUS))
@Filter({ name: 'notDeleted', cond: { deletedAt: null }, default: true })
@Index({ name: 'repair_public_submission_date', expression: listedBy('submission_date') })
@Index({ name: 'repair_public_last_update_date', expression: listedBy('last_update_date') })
@Index({ name: 'repair_public_status', expression: listedBy('status') })
@Index({ name: 'repair_public_public_name_key', expression: listedBy('public_name_key') })
@Index({
  name: 'repair_public_search',
  expression: `create index "repair_public_search" on "repair" using gin ("public_search" gin_trgm_ops) ${LISTED}`,
})
@Index({ name: 'repair_submission_date', expression: keptBy('submission_date') })
@Index({ name: 'repair_last_update_date', expression: keptBy('last_update_date') })
@Index({ name: 'repair_status', expression: keptBy('status') })
@Index({ name: 'repair_user_name_key', expression: keptBy('user_name_key') })
@Index({ name: 'repair_brand_key', expression: keptBy('brand_key') })
@Index({ name: 'repair_preferred_pickup_time', expression: keptBy('preferred_pickup_time') })
@Index({ name: 'repair_promised_date', expression: keptBy('promised_date') })
@Index({ name: 'repair_status_submission_date', expression: BY_STATUS })
@Index({ name: 'repair_contact_number_prefix', expression: BY_NUMBER })
@Index({
  name: 'repair_notification_pending',
  expression:
    'create index "repair_notification_pending" on "repair" ("notification_pending_since", "id") where "notification_pending_since" is not null and "deleted_at" is null',
})
@Index({
  name: 'repair_offered',
  expression:
    'create index "repair_offered" on "repair" ("submission_date", "id") where "offered_version" is not null and "deleted_at" is null',
})
@Index({ name: 'repair_in_bin', expression: IN_BIN })
@Index({
  name: 'repair_full_search',
  expression: `create index "repair_full_search" on "repair" using gin ("full_search" gin_trgm_ops) ${KEPT}`,
})
@ObjectType({ implements: Node, description: 'The whole record of a repair, for its owner and for admins.' })
export class Repair {
  /** 12 characters of Crockford's base32 (decisions §4). */
  @PrimaryKey({ type: 'text' })
  @Field(() => ID, SHORT_ID_FIELD)
  id: string = newShortId();

  /** Null for a guest. A deleted account leaves its repairs behind. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  owner: Ref<User> | null = null;

  /** The very set, once the counter has found it or written it down (decisions §14). */
  @ManyToOne({ entity: () => TvSet, ref: true, nullable: true, index: true })
  set: Ref<TvSet> | null = null;

  /** The job before, where the set came back for the same thing; a deleted one as well, or each question would join it to look. */
  @ManyToOne({
    entity: () => Repair,
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
    filters: DELETED_TOO,
  })
  comesBackFrom: Ref<Repair> | null = null;

  /** Where it is in the workshop; null where nobody has said. */
  @Property({ type: 'text', nullable: true })
  shelfPlace: string | null = null;

  @Property({ type: 'text' })
  @Field({ description: "The customer's full name." })
  userName!: string;

  /** As typed. */
  @Property({ type: 'text' })
  @Field({ description: 'A phone number, as it was typed.' })
  contactNumber!: string;

  /** One normal form, for looking a customer up however the number is written. */
  @Property({ type: 'text' })
  contactNumberKey!: string;

  @Enum({ items: () => TVType, type: 'text' })
  @Field(() => TVType, { description: 'The kind of screen.' })
  tvType!: TVType;

  @Property({ type: 'text' })
  @Field({ description: 'Plain text, as it was typed.' })
  brand!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Plain text, as it was typed; null where none was given.' })
  model: string | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'What is wrong with it, in the words of the customer.' })
  issueDescription!: string;

  @Property({ type: 'json' })
  @Field(() => [String], { description: 'Up to three pictures of the fault.' })
  issueImageUrls: string[] = [];

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the customer would like the set to be fetched.' })
  preferredPickupTime!: Date;

  @Property({ type: 'text' })
  @Field({ description: 'Where the set is to be fetched; plain text, as it was typed.' })
  pickupAddress!: string;

  @Property({ type: 'json', nullable: true })
  @Field(() => Coordinates, { nullable: true, description: 'Where that is on the map; null where it is not known.' })
  pickupCoordinates: Coordinates | null = null;

  @Enum({ items: () => DeliveryOption, type: 'text' })
  @Field(() => DeliveryOption, { description: 'How the set comes back.' })
  deliveryOption!: DeliveryOption;

  @Property({ ...RUPEES, nullable: true })
  @Field(() => Float, { nullable: true, description: 'In rupees; null until the shop has quoted it.' })
  deliveryCharge: number | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether visitors may see it in the public records, redacted.' })
  isPublic: boolean = false;

  @Property({ type: 'text' })
  @Field({ description: 'What the customer says about the repair, plain text; empty where nothing was said.' })
  customerFeedback: string = '';

  @Enum({ items: () => RepairStatus, nativeEnumName: 'repair_status' })
  @Field(() => RepairStatus, { description: 'How far it is.' })
  status: RepairStatus = RepairStatus.REQUESTED;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was requested.' })
  submissionDate!: Date;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the work last went on; visibility and feedback leave it as it is.' })
  lastUpdateDate!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When the shop has promised it; null where it has not.' })
  promisedDate: Date | null = null;

  @Property({ ...RUPEES, nullable: true })
  @Field(() => Float, {
    nullable: true,
    description:
      'The total of the newest quote, in rupees; null until the shop has written it down. Only `approvedCost` is agreed to.',
  })
  estimatedCost: number | null = null;

  @Property({ ...RUPEES, nullable: true })
  @Field(() => Float, {
    nullable: true,
    description: 'What was approved, without the optional lines that were left out, in rupees; null until then.',
  })
  approvedCost: number | null = null;

  /** The version that waits for an answer; null where none does. Kept, so that a list needs no quotes to know. */
  @Property({ type: 'integer', nullable: true })
  offeredVersion: number | null = null;

  @OneToMany({ entity: () => Quote, mappedBy: 'repair', orderBy: { version: 'asc' } })
  quotes = new Collection<Quote>(this);

  @Property({ ...RUPEES, nullable: true })
  @Field(() => Float, { nullable: true, description: 'In rupees; null until the shop has written it down.' })
  actualCost: number | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why the actual cost is above the approved one, for the customer to read; null where it is not.',
  })
  costReason: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When the warranty began: with the first delivery; null until then.',
  })
  warrantyFrom: Date | null = null;

  /** The workshop's own notes. */
  @Property({ type: 'text' })
  adminNotes: string = '';

  @OneToMany({ entity: () => RepairStatusEvent, mappedBy: 'repair', orderBy: { position: 'asc' } })
  history = new Collection<RepairStatusEvent>(this);

  /** The name as visitors see it ('Sita S.'); kept, so that lists can be searched and sorted by it. */
  @Property({ type: 'text' })
  publicName!: string;

  @Property({ type: 'text', generated: '(lower("public_name")) stored' })
  publicNameKey!: Opt<string>;

  /** What visitors search in. */
  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(`"id" || ' ' || "public_name" || ' ' || "brand" || ' ' || coalesce("model", '')`),
  })
  publicSearch!: Opt<string>;

  @Property({ type: 'text', generated: searchColumn('"user_name"') })
  userNameKey!: Opt<string>;

  @Property({ type: 'text', lazy: true, generated: '(lower("brand")) stored' })
  brandKey!: Opt<string>;

  /** What the owner and admins search in; the number as typed and in its normal form. */
  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(
      `"id" || ' ' || "user_name" || ' ' || "contact_number" || ' ' || "contact_number_key" || ' ' || "brand" || ' ' || coalesce("model", '')`,
    ),
  })
  fullSearch!: Opt<string>;

  /** Since when there is something that the customer does not know of yet (updates/); null where they know all. */
  @Property({ type: 'timestamptz', nullable: true })
  notificationPendingSince: Date | null = null;

  /** Grows with each change, so that nobody overwrites what they have not seen. */
  @Property({ type: 'integer', default: 1 })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'Null where it was not deleted. A deleted repair is gone for everyone, but an admin can restore it.',
  })
  deletedAt: Date | null = null;
}

/** One change of status, kept for ever: the timeline of the tracking page (decisions §4). */
@Entity({ tableName: 'repair_status_event' })
@Index({
  name: 'repair_status_event_status',
  expression:
    'create index "repair_status_event_status" on "repair_status_event" ("status", "occurred_at") include ("repair_id")',
})
@ObjectType({ description: 'A change of status.' })
export class RepairStatusEvent {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @ManyToOne({ entity: () => Repair, ref: true, deleteRule: 'cascade', index: true })
  repair!: Ref<Repair>;

  /** Its place in the history; two changes can carry the same time. */
  @Property({ type: 'integer' })
  position!: number;

  @Enum({ items: () => RepairStatus, nativeEnumName: 'repair_status' })
  @Field(() => RepairStatus, {
    description: 'Where the repair stands since then; the same as before, if there was only a word to the customer.',
  })
  status!: RepairStatus;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it came there.' })
  occurredAt!: Date;

  /** Who did it; null for a guest, a deleted account, or the shop's own start of a record. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  actor: Ref<User> | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'A word from the workshop to the customer; null where there is none, or where it is not for the caller.',
  })
  note: string | null = null;
}

/**
 * A version of what the shop asks for a repair (decisions §14). What was offered never changes: what changes the amount is a new
 * version. A draft is seen by admins alone, and has no number yet.
 */
@Entity({ tableName: 'quote' })
@Unique({ name: 'quote_version', properties: ['repair', 'version'] })
export class Quote {
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  @ManyToOne({ entity: () => Repair, ref: true, deleteRule: 'cascade' })
  repair!: Ref<Repair>;

  /** 1, 2, … in the order in which they were offered; null of a draft. */
  @Property({ type: 'integer', nullable: true })
  version: number | null = null;

  /** How often the draft was saved, so that nobody overwrites what they have not seen. */
  @Property({ type: 'integer', default: 1 })
  revision: number = 1;

  @Enum({ items: () => QuoteState, type: 'text' })
  state: QuoteState = QuoteState.DRAFT;

  @Property({ type: 'json' })
  lines: QuoteLine[] = [];

  /** A word to the customer. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** Until when it can be approved; null of a draft is the usual time, and else for ever. */
  @Property({ type: 'timestamptz', nullable: true })
  validUntil: Date | null = null;

  /** Of all lines, in rupees. */
  @Property({ ...RUPEES })
  total!: number;

  @Property({ type: 'timestamptz', nullable: true })
  offeredAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /** Who answered; null for a guest, a deleted account, and for what was decided before quotes were kept. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  decidedBy: Ref<User> | null = null;

  @Enum({ items: () => DecisionWay, type: 'text', nullable: true })
  decidedVia: DecisionWay | null = null;

  /** The places of the optional lines that the customer does without, from 1. */
  @Property({ type: 'json' })
  leftOut: number[] = [];
}
