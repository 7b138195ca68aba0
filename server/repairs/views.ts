import { Field, Float, ID, ObjectType } from 'type-graphql';
import { SHORT_ID_FIELD } from '../core/entities/ids.js';
import { cutText } from '../core/fields/text.js';
import { connectionOf } from '../core/pagination.js';
import { Repair, RepairStatusEvent } from './entity.js';
import { DeliveryOption, QuoteAccess, RepairStatus } from './enums.js';
import { TrackedQuote, toTrackedQuotes } from './quotes/views.js';
import { TVType } from '../sets/index.js';

/** public-site §2 'Track': the issue text is cut to this many characters. */
const ISSUE_LENGTH = 100;

@ObjectType({ description: 'What the caller may do with a repair.' })
export class RepairAbilities {
  @Field({ description: 'The whole record, with phone, address and costs.' })
  readInFull!: boolean;

  @Field({ description: 'Whether costs and notes are hidden until the contact number is given.' })
  seeDetailsWithContactNumber!: boolean;

  @Field({
    description: 'The very set and its sheets: for the owner, for admins, and for whoever gave the contact number.',
  })
  seeSet!: boolean;

  @Field({ description: 'Showing it in the public records, and taking it out again.' })
  setVisibility!: boolean;

  @Field({ description: 'Saying how satisfied the customer is, see `writeRepairFeedback`.' })
  writeFeedback!: boolean;

  @Field({ description: 'Status, costs and notes.' })
  manage!: boolean;

  @Field(() => QuoteAccess, { description: 'Whether there is a quote, and who decides it.' })
  decideQuote!: QuoteAccess;
}

/**
 * A repair as any visitor may see it in the public records (decisions §3 'redacted'). A type of its own beside
 * `Repair`, so that a normalized cache can never mix the two.
 */
@ObjectType({ description: 'A repair as any visitor may see it in the public records.' })
export class PublicRepair {
  @Field(() => ID, SHORT_ID_FIELD)
  id!: string;

  @Field({ description: "First name and initial: 'Sita S.'" })
  userName!: string;

  @Field(() => TVType, { description: 'The kind of screen.' })
  tvType!: TVType;

  @Field({ description: 'Plain text, as it was typed.' })
  brand!: string;

  @Field(() => String, { nullable: true, description: 'Plain text, as it was typed; null where none was given.' })
  model!: string | null;

  @Field(() => RepairStatus, { description: 'How far it is.' })
  status!: RepairStatus;

  @Field(() => Date, { description: 'When it was requested.' })
  submissionDate!: Date;

  @Field(() => Date, { description: 'When the work last went on.' })
  lastUpdateDate!: Date;
}

/** A repair as whoever holds its full id may see it (decisions §3 'tracking view'). */
@ObjectType({ description: 'A repair as whoever holds its full id may see it.' })
export class TrackedRepair extends PublicRepair {
  @Field({ description: `The issue in the customer's words, cut to ${ISSUE_LENGTH} characters.` })
  issueDescription!: string;

  @Field(() => Date, { description: 'When the customer would like the set to be fetched.' })
  preferredPickupTime!: Date;

  @Field(() => DeliveryOption, { description: 'How the set comes back.' })
  deliveryOption!: DeliveryOption;

  @Field(() => Float, { nullable: true, description: "In rupees; null is 'To be quoted', or not for strangers." })
  deliveryCharge!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The total of the newest quote, in rupees; null if not known yet, or not for strangers.',
  })
  estimatedCost!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What was approved, in rupees; null if nothing was yet, or not for strangers.',
  })
  approvedCost!: number | null;

  @Field(() => Float, { nullable: true, description: 'In rupees; null if not known yet, or not for strangers.' })
  actualCost!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the actual cost is above the approved one; null where it is not, or not for strangers.',
  })
  costReason!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the warranty began; null before the delivery, and for whoever has not given the contact number.',
  })
  warrantyFrom!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the shop has promised it; null where it has not.' })
  promisedDate!: Date | null;

  @Field({ description: 'Whether it is in the public records.' })
  isPublic!: boolean;

  @Field(() => [RepairStatusEvent], { description: 'All changes of status, oldest first.' })
  history!: RepairStatusEvent[];

  @Field(() => [TrackedQuote], {
    description:
      'What the shop has offered, the newest first; with the link alone only what waits, or else was decided last, and what holds.',
  })
  quotes!: TrackedQuote[];

  @Field(() => RepairAbilities, { description: 'What the caller may do with it.' })
  abilities!: RepairAbilities;

  /** The record itself where it comes back from another one and the caller may know of it. */
  back!: Repair | null;
}

export const PublicRepairConnection = connectionOf(PublicRepair, 'A page of the public records.');

export const RepairConnection = connectionOf(Repair, 'A page of whole records.');

export function toPublicRepair(repair: Repair): PublicRepair {
  const { id, publicName, tvType, brand, model, status, submissionDate, lastUpdateDate } = repair;
  return { id, userName: publicName, tvType, brand, model, status, submissionDate, lastUpdateDate };
}

/** How much of a record is shown: all but what is private of its owner, amounts and notes, or all that concerns the customer. */
export interface Sight {
  abilities: RepairAbilities;
  /** Whether the caller is the customer or the shop, or has given the contact number (decisions §14 'Redaction'). */
  isTrusted: boolean;
}

/**
 * @param repair with its history loaded
 * @param sight what the caller may do with it, and thereby whether costs and the workshop's notes are shown (policy.ts)
 */
export function toTrackedRepair(repair: Repair, { abilities, isTrusted }: Sight): TrackedRepair {
  const seesPrivateDetails = !abilities.seeDetailsWithContactNumber;
  const { preferredPickupTime, deliveryOption, promisedDate, isPublic } = repair;
  const privately = <Value>(value: Value): Value | null => (seesPrivateDetails ? value : null);
  return {
    ...toPublicRepair(repair),
    issueDescription: cutText(repair.issueDescription, ISSUE_LENGTH),
    preferredPickupTime,
    deliveryOption,
    deliveryCharge: privately(repair.deliveryCharge),
    estimatedCost: privately(repair.estimatedCost),
    approvedCost: privately(repair.approvedCost),
    actualCost: privately(repair.actualCost),
    costReason: privately(repair.costReason),
    warrantyFrom: isTrusted ? repair.warrantyFrom : null,
    promisedDate,
    isPublic,
    history: repair.history.getItems().map((event) => (seesPrivateDetails ? event : withoutNote(event))),
    quotes: seesPrivateDetails ? toTrackedQuotes(repair, isTrusted) : [],
    abilities,
    back: isTrusted && repair.comesBackFrom ? repair : null,
  };
}

const withoutNote = ({ id, repair, position, status, occurredAt }: RepairStatusEvent): RepairStatusEvent =>
  Object.assign(new RepairStatusEvent(), { id, repair, position, status, occurredAt });
