import { z } from 'zod';
import { listRoute, route } from '../platform/http/rest.js';
import { formGuardSchema } from '../platform/formGuard.js';
import { offsetQuery } from '../platform/pagination.js';
import { GUEST_USER } from '../platform/policy.js';
import { Repair } from './entity.js';
import { DeliveryOption, RepairStatus, TVType } from './enums.js';
import { bookRepairSchema, setVisibilitySchema, updateRepairSchema } from './inputs.js';
import { listRepairs } from './list.service.js';
import { bookRepair, notesInAnswer, readRepair, setRepairVisibility, updateRepair } from './service.js';
import type { PublicRepair, TrackedRepair } from './views.js';

const time = z.iso.datetime();

/** A repair as the legacy client knows it (public-site §3). What the caller may not see is null or empty. */
const repairOutput = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  userName: z.string(),
  tvType: z.enum(TVType),
  brand: z.string(),
  model: z.string().nullable(),
  issueDescription: z.string().nullable(),
  issueImageUrls: z.array(z.string()),
  preferredPickupTime: time.nullable(),
  pickupAddress: z.string().nullable(),
  pickupCoordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  contactNumber: z.string().nullable(),
  deliveryOption: z.enum(DeliveryOption).nullable(),
  deliveryCharge: z.number().nullable(),
  isPublic: z.boolean(),
  customerFeedback: z.string().nullable(),
  status: z.enum(RepairStatus),
  submissionDate: time,
  lastUpdateDate: time,
  estimatedCost: z.number().nullable(),
  actualCost: z.number().nullable(),
  adminNotes: z.string().nullable(),
  statusHistory: z.array(z.object({ status: z.enum(RepairStatus), time, note: z.string().nullable() })).optional(),
});

type RepairOutput = z.input<typeof repairOutput>;

/** Everything that strangers do not see (decisions §3 'redacted', §12). */
const REDACTED = {
  userId: null,
  issueDescription: null,
  issueImageUrls: [],
  preferredPickupTime: null,
  pickupAddress: null,
  pickupCoordinates: null,
  contactNumber: null,
  deliveryOption: null,
  deliveryCharge: null,
  customerFeedback: null,
  estimatedCost: null,
  actualCost: null,
  adminNotes: null,
} satisfies Partial<RepairOutput>;

function presentRepair(repair: Repair | TrackedRepair | PublicRepair): RepairOutput {
  if (repair instanceof Repair) return presentInFull(repair);
  if (!('history' in repair)) return { ...REDACTED, ...repair, ...presentDates(repair), isPublic: true };
  return {
    ...REDACTED,
    ...repair,
    ...presentDates(repair),
    preferredPickupTime: repair.preferredPickupTime.toISOString(),
    statusHistory: presentHistory(repair.history),
  };
}

function presentInFull(repair: Repair): RepairOutput {
  const { owner, history, ...fields } = repair;
  return {
    ...fields,
    ...presentDates(repair),
    preferredPickupTime: repair.preferredPickupTime.toISOString(),
    userId: owner?.id ?? GUEST_USER,
    ...(history.isInitialized() && { statusHistory: presentHistory(history.getItems()) }),
  };
}

const presentDates = ({ submissionDate, lastUpdateDate }: PublicRepair) => ({
  submissionDate: submissionDate.toISOString(),
  lastUpdateDate: lastUpdateDate.toISOString(),
});

const presentHistory = (history: TrackedRepair['history']) =>
  history.map(({ status, occurredAt, note }) => ({ status, time: occurredAt.toISOString(), note }));

export const repairRoutes = [
  route({
    method: 'post',
    path: '/content/repair-request',
    tag: 'Repairs',
    summary: 'Request a repair. With an Idempotency-Key header a retry makes no second one.',
    body: bookRepairSchema.extend({ formGuard: formGuardSchema.optional() }),
    output: repairOutput,
    status: 201,
    handle: async (ctx, { body }) => {
      const repair = await bookRepair(ctx, body, (body as { formGuard?: unknown } | null)?.formGuard);
      return { ...presentRepair(repair), adminNotes: notesInAnswer(ctx, repair) };
    },
  }),
  listRoute({
    path: '/repairs',
    tag: 'Repairs',
    summary: 'The repair records that the caller may see, newest first.',
    query: offsetQuery,
    item: repairOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await listRepairs(ctx, query);
      return { items: items.map(presentRepair), total };
    },
  }),
  route({
    method: 'get',
    path: '/repairs/{id}',
    tag: 'Repairs',
    summary: 'One repair by its full id.',
    output: repairOutput,
    handle: async (ctx, { params }) => presentRepair(await readRepair(ctx, params.id!)),
  }),
  route({
    method: 'put',
    path: '/repairs/{id}/visibility',
    tag: 'Repairs',
    summary: 'Show a repair in the public records, or take it out of them. For its owner and for admins.',
    body: setVisibilitySchema,
    output: repairOutput,
    handle: async (ctx, { params, body }) => {
      const { isPublic } = (body ?? {}) as { isPublic?: unknown };
      return presentRepair(await setRepairVisibility(ctx, params.id!, isPublic));
    },
  }),
  route({
    method: 'put',
    path: '/admin/repairs/{id}',
    tag: 'Admin',
    summary: 'Change the status, the costs or the delivery charge of a repair.',
    body: updateRepairSchema,
    output: repairOutput,
    handle: async (ctx, { params, body }) => presentRepair(await updateRepair(ctx, params.id!, body)),
  }),
];
