import { z } from 'zod';
import type { Ctx } from '../core/context.js';
import { GUEST_USER } from '../core/policy.js';
import { Repair } from './entity.js';
import { DeliveryOption, RepairStatus } from './enums.js';
import { notesOf, shelfPlaceOf } from './record/forAdmins.js';
import { canManage } from './policy.js';
import type { PublicRepair, TrackedRepair } from './views.js';
import { sentMoment } from '../http/rest/rest.js';
import { TVType } from '../sets/index.js';

export const repairParams = {
  id: z.string().meta({
    description: 'The 12 characters of the id; in any case, with or without hyphens, O for 0, I and L for 1.',
    examples: ['7K3M9PQ2XVAB'],
  }),
};

const status = z.enum(RepairStatus).meta({ id: 'RepairStatus' });

/** A repair as the legacy client knows it (public-site §3). What the caller may not see is null or empty. */
export const repairOutput = z
  .object({
    id: z.string(),
    userId: z.string().nullable(),
    userName: z.string(),
    tvType: z.enum(TVType).meta({ id: 'TVType' }),
    brand: z.string(),
    model: z.string().nullable(),
    issueDescription: z.string().nullable(),
    issueImageUrls: z.array(z.string()),
    preferredPickupTime: sentMoment.nullable(),
    promisedDate: sentMoment.nullable(),
    pickupAddress: z.string().nullable(),
    pickupCoordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    contactNumber: z.string().nullable(),
    deliveryOption: z.enum(DeliveryOption).meta({ id: 'DeliveryOption' }).nullable(),
    deliveryCharge: z.number().nullable(),
    isPublic: z.boolean(),
    customerFeedback: z.string().nullable(),
    status,
    submissionDate: sentMoment,
    lastUpdateDate: sentMoment,
    estimatedCost: z.number().nullable(),
    approvedCost: z.number().optional(),
    actualCost: z.number().nullable(),
    costReason: z.string().optional(),
    adminNotes: z.string().nullable(),
    setId: z.string().nullable().meta({ description: 'The very set; for admins.' }),
    comesBackFrom: z
      .string()
      .nullable()
      .meta({ description: 'The repair before, where the set came back for the same thing; for admins.' }),
    shelfPlace: z.string().nullable().meta({ description: 'Where it is in the workshop; for admins.' }),
    statusHistory: z.array(z.object({ status, time: sentMoment, note: z.string().nullable() })).optional(),
  })
  .meta({ id: 'Repair', description: 'A repair record. What the caller may not see is null or empty.' });

type RepairOutput = z.input<typeof repairOutput>;

/** Everything that strangers do not see (decisions §3 'redacted', §12). */
const REDACTED = {
  userId: null,
  issueDescription: null,
  issueImageUrls: [],
  preferredPickupTime: null,
  promisedDate: null,
  pickupAddress: null,
  pickupCoordinates: null,
  contactNumber: null,
  deliveryOption: null,
  deliveryCharge: null,
  customerFeedback: null,
  estimatedCost: null,
  actualCost: null,
  adminNotes: null,
  setId: null,
  comesBackFrom: null,
  shelfPlace: null,
} satisfies Partial<RepairOutput>;

/** A record as the legacy client gets it. The workshop's own notes are for admins, also where a person sees the rest in full. */
export function presentRepair(ctx: Ctx, repair: Repair | TrackedRepair | PublicRepair): RepairOutput {
  if (repair instanceof Repair) return presentInFull(ctx, repair);
  if (!('history' in repair)) return { ...REDACTED, ...repair, isPublic: true };
  return {
    ...REDACTED,
    ...repair,
    ...presentApproval(repair),
    statusHistory: presentHistory(repair.history),
  };
}

function presentInFull(ctx: Ctx, repair: Repair): RepairOutput {
  const { owner, history, set, comesBackFrom, quotes: _, ...fields } = repair;
  const isForAdmins = canManage(ctx.actor);
  return {
    ...fields,
    ...presentApproval(repair),
    userId: owner?.id ?? GUEST_USER,
    adminNotes: notesOf(ctx, repair),
    setId: isForAdmins ? (set?.id ?? null) : null,
    comesBackFrom: isForAdmins ? (comesBackFrom?.id ?? null) : null,
    shelfPlace: shelfPlaceOf(ctx, repair),
    ...(history.isInitialized() && { statusHistory: presentHistory(history.getItems()) }),
  };
}

/** What the legacy client does not know is there only where it says something. */
const presentApproval = ({ approvedCost, costReason }: Pick<Repair, 'approvedCost' | 'costReason'>) => ({
  approvedCost: approvedCost ?? undefined,
  costReason: costReason ?? undefined,
});

const presentHistory = (history: TrackedRepair['history']) =>
  history.map(({ status, occurredAt, note }) => ({ status, time: occurredAt, note }));
