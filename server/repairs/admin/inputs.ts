import { ID } from 'type-graphql';
import { z } from 'zod';
import { seenVersion } from '../../core/entities/version.js';
import { optionalText } from '../../core/fields/text.js';
import { GUEST_USER } from '../../core/policy.js';
import {
  bookRepairSchema,
  changeStatusSchema,
  instant,
  NOT_AN_OBJECT,
  setVisibilitySchema,
  writeFeedbackSchema,
} from '../inputs.js';
import { inputType } from '../../core/fields/inputType.js';

const MAX_CHANGES = 100;
const WRONG_COUNT = `Choose 1 to ${MAX_CHANGES} repairs.`;

const isPublic = setVisibilitySchema.shape.isPublic.nullish();
const promisedDate = instant('Promised date').nullish();

const idOrNull = (id: string | null | undefined): string | null => id || null;

/** What only the workshop writes on a record. */
const workshopFields = {
  ...changeStatusSchema.shape,
  isPublic,
  promisedDate,
  customerFeedback: writeFeedbackSchema.shape.feedback,
  shelfPlace: optionalText('Shelf place', 40),
  /** The very set (decisions §14). */
  setId: z.string({ error: 'Please choose a set.' }).nullish().transform(idOrNull),
  /** The job before, where the set comes back for the same thing. */
  comesBackFrom: z.string({ error: 'Please choose the repair before.' }).nullish().transform(idOrNull),
  adminNotes: optionalText('Admin notes', 5_000).transform((notes) => notes ?? ''),
  /** Whose repair it is; the legacy client calls nobody `guest_user`. */
  userId: z
    .string({ error: 'Please choose a customer from the list.' })
    .nullish()
    .transform((id) => (id && id !== GUEST_USER ? id : null)),
};

/** A record that the workshop takes in (back-office §5 'Repair form'): the rules of a booking, and what only it may say. */
export const createRepairSchema = bookRepairSchema.extend(workshopFields);

/** The same of a record that is there; what is absent stays as it is, null clears what can be empty. */
export const updateRepairSchema = bookRepairSchema.partial().extend({ ...workshopFields, version: seenVersion });

/** Only what was given: the defaults of a new record are none for one that is there. @throws ZodError */
export function parseUpdate(input: unknown): Partial<z.output<typeof updateRepairSchema>> {
  const parsed = updateRepairSchema.parse(input);
  const given = input as Record<string, unknown>;
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => given[name] !== undefined));
}

/** One of many changes; what is absent stays as it is. */
const repairChangeSchema = z.object(
  {
    id: z.string({ error: 'Each change needs the id of a repair.' }),
    status: changeStatusSchema.shape.status.nullable(),
    isPublic,
    promisedDate,
    deleted: z.boolean({ error: 'deleted must be true or false.' }).nullish(),
    expectedStatus: changeStatusSchema.shape.status.nullable(),
  },
  NOT_AN_OBJECT,
);

export const repairChangesSchema = z
  .array(repairChangeSchema, { error: WRONG_COUNT })
  .min(1, WRONG_COUNT)
  .max(MAX_CHANGES, WRONG_COUNT);

export type OneOfManyChanges = z.output<typeof repairChangeSchema>;

export const RepairInput = inputType(
  'RepairInput',
  updateRepairSchema,
  'A record as the workshop writes it. A new one needs name, contact number, brand, issue, address and pickup time; in one that is there, what is left out stays as it is and null clears it.',
  {
    userId: { type: ID, description: 'The account that owns it; null for a customer without one.' },
    tvType: 'LED for a new record if not given.',
    preferredPickupTime:
      "ISO 8601; without an offset it is Kathmandu's time. Not in the past where it is new, but for the hour that somebody may stand at the counter, and within a year.",
    deliveryOption: 'PICKUP for a new record if not given.',
    status: 'REQUESTED for a new record if not given.',
    isPublic: 'Whether visitors see it in the public records, redacted; false for a new record if not given.',
    promisedDate: "When the shop promises it, within a year: ISO 8601, without an offset Kathmandu's time.",
    customerFeedback: 'What the customer says about the repair; plain text, at most 2,000 characters.',
    shelfPlace: 'Where it stands in the workshop; plain text, at most 40 characters.',
    setId: { type: ID, description: 'The UUID of the very set; null for one that was not found yet.' },
    comesBackFrom: {
      type: ID,
      description: 'The id of the repair before, where the set comes back for the same thing; it brings its set along.',
    },
    adminNotes: "The workshop's own notes, which only admins read; at most 5,000 characters.",
  },
);

export const RepairChangeInput = inputType(
  'RepairChangeInput',
  repairChangeSchema,
  'What is changed of one repair among many; what is left out stays as it is.',
  {
    id: { type: ID, description: 'The id of a repair, each one once; a deleted one only with `deleted`.' },
    status: 'Any status can follow any other.',
    isPublic: 'Whether visitors see it in the public records, redacted.',
    promisedDate: 'ISO 8601, within a year; null takes the promise back.',
    deleted: 'true deletes it, false restores it.',
    expectedStatus:
      'The status that it is thought to have: if it has another by now, nothing is changed at all (CONFLICT).',
  },
);
