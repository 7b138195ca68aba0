import { Field, Float, InputType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { imageUrl, NOT_A_PICTURE } from '../platform/mediaAddress.js';
import { isStorable } from '../platform/moment.js';
import { amount } from '../platform/money.js';
import { SortDirection } from '../platform/pagination.js';
import { phoneNumber } from '../platform/phone.js';
import { type EveryField, optionalText, requiredLine, requiredText } from '../platform/text.js';
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

/** ISO 8601; without an offset it is the shop's own time, as a `datetime-local` field gives it. */
export const instant = (label: string, wrong: string) =>
  z.iso
    .datetime({ offset: true, local: true, error: wrong })
    .transform((value) => new Date(OFFSET.test(value) ? value : `${value}${SHOP_OFFSET}`))
    .refine(isStorable, `${label} is too far away.`);

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

registerEnumType(RepairScope, {
  name: 'RepairScope',
  description: 'Which records a list shows.',
  valuesConfig: {
    MINE: { description: 'Those of the caller.' },
    ALL: { description: 'All of them. For admins.' },
  },
});

export enum RepairSortField {
  CUSTOMER = 'CUSTOMER',
  STATUS = 'STATUS',
  SUBMISSION_DATE = 'SUBMISSION_DATE',
  LAST_UPDATE_DATE = 'LAST_UPDATE_DATE',
}

registerEnumType(RepairSortField, { name: 'RepairSortField', description: 'What the records can be sorted by.' });

/** Filters and order of the records list; pages are platform/pagination's. */
export const repairListSchema = z.object({
  search: optionalText('Search', MAX_SEARCH),
  status: z.enum(RepairStatus).nullish(),
  sort: z
    .object({ field: z.enum(RepairSortField), direction: z.enum(SortDirection) })
    .nullish()
    .transform((sort) => sort ?? { field: RepairSortField.SUBMISSION_DATE, direction: SortDirection.DESC }),
});

@InputType()
export class CoordinatesInput implements z.input<typeof coordinatesSchema> {
  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;
}

@InputType({ description: 'A request to have a television repaired.' })
export class BookRepairInput implements z.input<typeof bookRepairSchema>, EveryField<typeof bookRepairSchema> {
  @Field({ description: "The customer's full name." })
  userName!: string;

  @Field({ description: '7 to 20 digits, spaces, hyphens and parentheses, with an optional +; Devanagari digits too.' })
  contactNumber!: string;

  @Field(() => TVType, { defaultValue: TVType.LED })
  tvType: TVType = TVType.LED;

  @Field()
  brand!: string;

  @Field(() => String, { nullable: true })
  model!: string | null;

  @Field({ description: 'What is wrong with it.' })
  issueDescription!: string;

  @Field(() => [String], { nullable: true, description: `Addresses of up to ${MAX_ISSUE_IMAGES} uploaded pictures.` })
  issueImageUrls!: string[] | null;

  @Field()
  pickupAddress!: string;

  @Field(() => CoordinatesInput, { nullable: true })
  pickupCoordinates!: CoordinatesInput | null;

  @Field({ description: "ISO 8601, not in the past; without an offset it is Kathmandu's time." })
  preferredPickupTime!: string;

  @Field(() => DeliveryOption, { defaultValue: DeliveryOption.PICKUP })
  deliveryOption: DeliveryOption = DeliveryOption.PICKUP;
}

@InputType({ description: 'A change of status; costs that are absent stay as they are, null clears them.' })
export class ChangeRepairStatusInput
  implements z.input<typeof changeStatusSchema>, EveryField<typeof changeStatusSchema>
{
  @Field(() => RepairStatus)
  status!: RepairStatus;

  @Field(() => String, { nullable: true, description: 'A word to the customer, shown in the timeline.' })
  note!: string | null;

  @Field(() => Float, { nullable: true })
  estimatedCost!: number | null;

  @Field(() => Float, { nullable: true })
  actualCost!: number | null;

  @Field(() => Float, { nullable: true })
  deliveryCharge!: number | null;
}

@InputType({ description: "The customer's answer to a quote." })
export class DecideQuoteInput implements z.input<typeof decideQuoteSchema>, EveryField<typeof decideQuoteSchema> {
  @Field(() => QuoteDecision)
  decision!: QuoteDecision;

  @Field(() => Float, {
    description: 'The estimated cost that the customer saw; if it has changed meanwhile, nothing is decided.',
  })
  shownCost!: number;

  @Field(() => String, {
    nullable: true,
    description: 'For a record without an account: the number given at booking.',
  })
  contactNumber!: string | null;
}

@InputType()
export class RepairSortInput {
  @Field(() => RepairSortField, { defaultValue: RepairSortField.SUBMISSION_DATE })
  field: RepairSortField = RepairSortField.SUBMISSION_DATE;

  @Field(() => SortDirection, { defaultValue: SortDirection.DESC })
  direction: SortDirection = SortDirection.DESC;
}
