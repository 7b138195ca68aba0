import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { imageUrl, NOT_A_PICTURE } from '../core/fields/mediaAddress.js';
import { isStorable } from '../core/fields/moment.js';
import { amount } from '../core/fields/money.js';
import { phoneNumber } from '../core/fields/phone.js';
import { missingOr, optionalText, requiredLine, requiredText } from '../core/fields/text.js';
import { SortDirection } from '../core/pagination.js';
import { DeliveryOption, RepairStatus } from './enums.js';
import { AnswerWay } from './quotes/enums.js';
import { inputType } from '../core/fields/inputType.js';
import { TVType } from '../sets/index.js';

export const MAX_ISSUE_IMAGES = 3;
export const MAX_COST = 99_999_999;
const MAX_REASON = 500;
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
    userName: requiredLine('Full name', 120).meta({
      description: "The customer's full name; one line, at most 120 characters.",
    }),
    contactNumber: phoneNumber('Contact number'),
    tvType: z.enum(TVType, { error: 'Please choose a TV type from the list.' }).default(TVType.LED),
    brand: requiredText('Brand', 80).meta({ description: 'Plain text, at most 80 characters.' }),
    model: optionalText('Model', 120).meta({
      description: 'Plain text, at most 120 characters; null where it is not known.',
    }),
    issueDescription: requiredText('Issue description', 5_000).meta({
      description: 'What is wrong with it; plain text, at most 5,000 characters.',
    }),
    issueImageUrls: z
      .array(imageUrl, NOT_A_PICTURE)
      .max(MAX_ISSUE_IMAGES, 'You can upload a maximum of 3 images.')
      .nullish()
      .transform((urls) => urls ?? [])
      .meta({ description: `Addresses of up to ${MAX_ISSUE_IMAGES} uploaded pictures.` }),
    pickupAddress: requiredText('Pickup address', 500).meta({
      description: 'Where the set is; plain text, at most 500 characters.',
    }),
    pickupCoordinates: coordinatesSchema
      .nullish()
      .transform((place) => place ?? null)
      .meta({ description: 'Where that is on the map; null where it is not known.' }),
    preferredPickupTime: instant('Preferred pickup time', 'Preferred pickup time is required.'),
    deliveryOption: z
      .enum(DeliveryOption, { error: 'Please choose pickup or delivery.' })
      .default(DeliveryOption.PICKUP),
  },
  NOT_AN_OBJECT,
);

const cost = (label: string) =>
  amount(label, MAX_COST).nullish().meta({ description: 'In rupees, at most two decimals.' });

/** Where a record stands, with a word to the customer; what is absent stays as it is, null clears it. */
export const changeStatusSchema = z.object(
  {
    status: z.enum(RepairStatus, { error: 'Please choose a status from the list.' }).optional(),
    note: optionalText('Note', 1_000).meta({
      description: 'A word to the customer, shown in the timeline; plain text, at most 1,000 characters.',
    }),
    estimatedCost: cost('Estimated cost').meta({
      description:
        'In rupees, at most two decimals. Another one than before is offered to the customer as a quote of one line; null withdraws what was offered.',
    }),
    actualCost: cost('Actual cost'),
    costReason: optionalText('Reason', MAX_REASON).meta({
      description: `Why the actual cost is above the approved one, for the customer to read; at most ${MAX_REASON} characters.`,
    }),
    decisionWay: z
      .enum(AnswerWay, { error: 'Please choose how the customer has answered.' })
      .nullish()
      .meta({ description: 'How the customer has told the shop, where the status answers a quote.' }),
    deliveryCharge: cost('Delivery charge'),
  },
  NOT_AN_OBJECT,
);

/** A number that somebody gives in order to be let in: whatever it looks like, it is the right one or a wrong one. */
export const givenContactNumber = optionalText('Contact number', 40);

export const trackRepairSchema = z.object({ contactNumber: givenContactNumber });

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

export const CoordinatesInput = inputType(
  'CoordinatesInput',
  coordinatesSchema,
  'A place on the map, in degrees (WGS 84).',
  {
    latitude: '-90 to 90, north is positive.',
    longitude: '-180 to 180, east is positive.',
  },
);

export const BookRepairInput = inputType(
  'BookRepairInput',
  bookRepairSchema,
  'A request to have a television repaired.',
  {
    tvType: 'The kind of screen; LED if not given.',
    preferredPickupTime: "ISO 8601, not in the past, within a year; without an offset it is Kathmandu's time.",
    deliveryOption: 'How the set comes back; PICKUP if not given.',
  },
);

export const ChangeRepairStatusInput = inputType(
  'ChangeRepairStatusInput',
  changeStatusSchema,
  'A change of status; costs that are absent stay as they are, null clears them.',
  {
    status: { nullable: false, description: 'Any status can follow any other.' },
  },
);

@InputType({ description: 'The order of a list of records; equal ones are settled by the id.' })
export class RepairSortInput {
  @Field(() => RepairSortField, { defaultValue: RepairSortField.SUBMISSION_DATE, description: 'What to sort by.' })
  field: RepairSortField = RepairSortField.SUBMISSION_DATE;

  @Field(() => SortDirection, { defaultValue: SortDirection.DESC, description: 'Falling if not given.' })
  direction: SortDirection = SortDirection.DESC;
}
