import { Field, Float, InputType } from 'type-graphql';
import { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { imageUrl, NOT_A_PICTURE } from '../core/fields/mediaAddress.js';
import { isStorable } from '../core/fields/moment.js';
import { amount } from '../core/fields/money.js';
import { PHONE_FORMAT, phoneNumber } from '../core/fields/phone.js';
import { type EveryField, missingOr, optionalText, requiredLine, requiredText } from '../core/fields/text.js';
import { SortDirection } from '../core/pagination.js';
import { DeliveryOption, QuoteDecision, RepairStatus, TVType } from './enums.js';

export const MAX_ISSUE_IMAGES = 3;
const MAX_COST = 99_999_999;
export const MAX_SEARCH = 100;

export const NOT_AN_OBJECT = { error: 'The request must be an object.' };

const coordinatesSchema = z.object(
  {
    latitude: z
      .number({ error: 'Latitude must be a number.' })
      .min(-90, 'Latitude is out of range.')
      .max(90, 'Latitude is out of range.'),
    longitude: z
      .number({ error: 'Longitude must be a number.' })
      .min(-180, 'Longitude is out of range.')
      .max(180, 'Longitude is out of range.'),
  },
  { error: 'Pickup coordinates need a latitude and a longitude.' },
);

const OFFSET = /(Z|[+-]\d\d:?\d\d)$/;
/** Nepal's only time zone. */
const SHOP_OFFSET = '+05:45';

/** Nothing that the shop writes down was before; a year that is half typed is. */
const FIRST_YEAR = 2000;

/**
 * ISO 8601; without an offset it is the shop's own time, as a `datetime-local` field gives it.
 * @param missing what is said where there is none
 */
export const instant = (label: string, missing?: string) => {
  const wrong = `${label} must be a date and time.`;
  return z.iso
    .datetime({ offset: true, local: true, error: missingOr(missing ?? wrong, wrong) })
    .transform((value) => new Date(OFFSET.test(value) ? value : `${value}${SHOP_OFFSET}`))
    .refine((time) => isStorable(time) && time.getUTCFullYear() >= FIRST_YEAR, `${label} is too far away.`)
    .meta({ description: "ISO 8601; without an offset it is Kathmandu's time.", saidInWords: true });
};

/** public-site §5 'Repair form'. */
export const bookRepairSchema = z.object(
  {
    userName: requiredLine('Full name', 120),
    contactNumber: phoneNumber('Contact number'),
    tvType: z.enum(TVType, { error: 'Please choose a TV type from the list.' }).default(TVType.LED),
    brand: requiredText('Brand', 80),
    model: optionalText('Model', 120),
    issueDescription: requiredText('Issue description', 5_000),
    issueImageUrls: z
      .array(imageUrl, NOT_A_PICTURE)
      .max(MAX_ISSUE_IMAGES, 'You can upload a maximum of 3 images.')
      .nullish()
      .transform((urls) => urls ?? []),
    pickupAddress: requiredText('Pickup address', 500),
    pickupCoordinates: coordinatesSchema.nullish().transform((place) => place ?? null),
    preferredPickupTime: instant('Preferred pickup time', 'Preferred pickup time is required.'),
    deliveryOption: z
      .enum(DeliveryOption, { error: 'Please choose pickup or delivery.' })
      .default(DeliveryOption.PICKUP),
  },
  NOT_AN_OBJECT,
);

const cost = (label: string) => amount(label, MAX_COST).nullish();

/** Where a record stands, with a word to the customer; what is absent stays as it is, null clears it. */
export const changeStatusSchema = z.object(
  {
    status: z.enum(RepairStatus, { error: 'Please choose a status from the list.' }).optional(),
    note: optionalText('Note', 1_000),
    estimatedCost: cost('Estimated cost'),
    actualCost: cost('Actual cost'),
    deliveryCharge: cost('Delivery charge'),
  },
  NOT_AN_OBJECT,
);

/** A number that somebody gives in order to be let in: whatever it looks like, it is the right one or a wrong one. */
const givenContactNumber = optionalText('Contact number', 40);

export const trackRepairSchema = z.object({ contactNumber: givenContactNumber });

/** decisions §4 'approve or reject'. */
export const decideQuoteSchema = z.object(
  {
    decision: z.enum(QuoteDecision, { error: 'Please approve or reject the quote.' }),
    shownCost: z.number({ error: 'The shown cost must be a number.' }),
    contactNumber: givenContactNumber,
  },
  NOT_AN_OBJECT,
);

export const setVisibilitySchema = z.object(
  { isPublic: z.boolean({ error: 'isPublic must be true or false.' }) },
  NOT_AN_OBJECT,
);

/** Blank takes it back. */
export const writeFeedbackSchema = z.object(
  { feedback: optionalText('Feedback', 2_000).transform((feedback) => feedback ?? '') },
  NOT_AN_OBJECT,
);

/** Which records a list of whole records shows. */
export enum RepairScope {
  MINE = 'MINE',
  ALL = 'ALL',
}

describedEnum(RepairScope, 'RepairScope', 'Which records a list shows.', {
  MINE: 'Those of the caller.',
  ALL: 'All of them. For admins.',
});

export enum RepairSortField {
  CUSTOMER = 'CUSTOMER',
  STATUS = 'STATUS',
  SUBMISSION_DATE = 'SUBMISSION_DATE',
  LAST_UPDATE_DATE = 'LAST_UPDATE_DATE',
}

describedEnum(RepairSortField, 'RepairSortField', 'What the records can be sorted by.', {
  CUSTOMER: 'By name, regardless of case; in the public records by the shortened one.',
  STATUS: 'In the order of the work: rising, REQUESTED comes first and CANCELLED last.',
  SUBMISSION_DATE: 'By when it was requested.',
  LAST_UPDATE_DATE: 'By when the work last went on.',
});

/** Filters and order of the records list; pages are core/pagination's. */
export const repairListSchema = z.object({
  search: optionalText('Search', MAX_SEARCH),
  status: z.enum(RepairStatus).nullish(),
  sort: z
    .object({ field: z.enum(RepairSortField), direction: z.enum(SortDirection) })
    .nullish()
    .transform((sort) => sort ?? { field: RepairSortField.SUBMISSION_DATE, direction: SortDirection.DESC }),
});

/** What customers and the workshop write alike, in the words of the schema. */
export const FIELD_WORDS = {
  userName: "The customer's full name; one line, at most 120 characters.",
  brand: 'Plain text, at most 80 characters.',
  model: 'Plain text, at most 120 characters; null where it is not known.',
  issueDescription: 'What is wrong with it; plain text, at most 5,000 characters.',
  issueImageUrls: `Addresses of up to ${MAX_ISSUE_IMAGES} uploaded pictures.`,
  pickupAddress: 'Where the set is; plain text, at most 500 characters.',
  pickupCoordinates: 'Where that is on the map; null where it is not known.',
  note: 'A word to the customer, shown in the timeline; plain text, at most 1,000 characters.',
  estimatedCost: 'In rupees, at most two decimals; with DIAGNOSED it is the quote that the customer decides.',
  rupees: 'In rupees, at most two decimals.',
} as const;

@InputType({ description: 'A place on the map, in degrees (WGS 84).' })
export class CoordinatesInput implements z.input<typeof coordinatesSchema> {
  @Field(() => Float, { description: '-90 to 90, north is positive.' })
  latitude!: number;

  @Field(() => Float, { description: '-180 to 180, east is positive.' })
  longitude!: number;
}

@InputType({ description: 'A request to have a television repaired.' })
export class BookRepairInput implements z.input<typeof bookRepairSchema>, EveryField<typeof bookRepairSchema> {
  @Field({ description: FIELD_WORDS.userName })
  userName!: string;

  @Field({ description: PHONE_FORMAT })
  contactNumber!: string;

  @Field(() => TVType, { defaultValue: TVType.LED, description: 'The kind of screen; LED if not given.' })
  tvType: TVType = TVType.LED;

  @Field({ description: FIELD_WORDS.brand })
  brand!: string;

  @Field(() => String, { nullable: true, description: FIELD_WORDS.model })
  model!: string | null;

  @Field({ description: FIELD_WORDS.issueDescription })
  issueDescription!: string;

  @Field(() => [String], { nullable: true, description: FIELD_WORDS.issueImageUrls })
  issueImageUrls!: string[] | null;

  @Field({ description: FIELD_WORDS.pickupAddress })
  pickupAddress!: string;

  @Field(() => CoordinatesInput, { nullable: true, description: FIELD_WORDS.pickupCoordinates })
  pickupCoordinates!: CoordinatesInput | null;

  @Field({ description: "ISO 8601, not in the past, within a year; without an offset it is Kathmandu's time." })
  preferredPickupTime!: string;

  @Field(() => DeliveryOption, {
    defaultValue: DeliveryOption.PICKUP,
    description: 'How the set comes back; PICKUP if not given.',
  })
  deliveryOption: DeliveryOption = DeliveryOption.PICKUP;
}

@InputType({ description: 'A change of status; costs that are absent stay as they are, null clears them.' })
export class ChangeRepairStatusInput
  implements z.input<typeof changeStatusSchema>, EveryField<typeof changeStatusSchema>
{
  @Field(() => RepairStatus, { description: 'Any status can follow any other.' })
  status!: RepairStatus;

  @Field(() => String, { nullable: true, description: FIELD_WORDS.note })
  note!: string | null;

  @Field(() => Float, { nullable: true, description: FIELD_WORDS.estimatedCost })
  estimatedCost!: number | null;

  @Field(() => Float, { nullable: true, description: FIELD_WORDS.rupees })
  actualCost!: number | null;

  @Field(() => Float, { nullable: true, description: FIELD_WORDS.rupees })
  deliveryCharge!: number | null;
}

@InputType({ description: "The customer's answer to a quote." })
export class DecideQuoteInput implements z.input<typeof decideQuoteSchema>, EveryField<typeof decideQuoteSchema> {
  @Field(() => QuoteDecision, { description: 'What becomes of the repair: QUOTE_APPROVED or QUOTE_REJECTED.' })
  decision!: QuoteDecision;

  @Field(() => Float, {
    description: 'The estimated cost that the customer saw; if it has changed meanwhile, nothing is decided.',
  })
  shownCost!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'For a record without an account: the number given at booking, however it is written. Five wrong ones an hour.',
  })
  contactNumber!: string | null;
}

@InputType({ description: 'The order of a list of records; equal ones are settled by the id.' })
export class RepairSortInput {
  @Field(() => RepairSortField, { defaultValue: RepairSortField.SUBMISSION_DATE, description: 'What to sort by.' })
  field: RepairSortField = RepairSortField.SUBMISSION_DATE;

  @Field(() => SortDirection, { defaultValue: SortDirection.DESC, description: 'Falling if not given.' })
  direction: SortDirection = SortDirection.DESC;
}
