import { offsetQuery } from '../core/pagination.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route } from '../http/rest/rest.js';
import { repairColumns } from './admin/csvColumns.js';
import { createRepairSchema, updateRepairSchema } from './admin/inputs.js';
import { createRepair, deleteRepair, updateRepair } from './admin/service.js';
import { repairTable } from './admin/table.js';
import { DeliveryOption, RepairStatus } from './enums.js';
import { bookRepairSchema, setVisibilitySchema } from './inputs.js';
import { LEGACY_REASON } from './quotes/costReason.js';
import { quoteRoutes } from './quotes/rest.js';
import { presentRepair, repairOutput, repairParams } from './restOutput.js';
import { listRepairs } from './list.service.js';
import { bookRepair, readRepair, setRepairVisibility } from './service.js';
import { TVType } from '../sets/index.js';

/** The legacy client gives no reason (decisions §14). */
const LEGACY = { reasonOtherwise: LEGACY_REASON };

const booking = (nextWeek: string) => ({
  userName: 'Sita Sharma',
  contactNumber: '+977 9841234567',
  tvType: TVType.LED,
  brand: 'Samsung',
  model: 'UA43T5400',
  issueDescription: 'It has sound and no picture.',
  pickupAddress: 'Mangal Bazaar, Patan',
  pickupCoordinates: { latitude: 27.67329, longitude: 85.32501 },
  preferredPickupTime: nextWeek,
  deliveryOption: DeliveryOption.PICKUP,
});

export const repairRoutes = [
  route({
    method: 'post',
    path: '/content/repair-request',
    operationId: 'bookRepair',
    who: 'anyone',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'Request a repair. With an Idempotency-Key header a retry makes no second one.',
    body: bookRepairSchema,
    example: booking,
    output: repairOutput,
    status: 201,
    idempotent: true,
    fails: ['RATE_LIMITED'],
    handle: async (ctx, { body }) => {
      return presentRepair(ctx, await bookRepair(ctx, body, (body as { formGuard?: unknown } | null)?.formGuard));
    },
  }),
  listRoute({
    path: '/repairs',
    operationId: 'listRepairs',
    who: 'anyone',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'The repair records that the caller may see, newest first.',
    query: offsetQuery,
    item: repairOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await listRepairs(ctx, query);
      return { items: items.map((repair) => presentRepair(ctx, repair)), total };
    },
  }),
  route({
    method: 'get',
    path: '/repairs/{id}',
    operationId: 'readRepair',
    who: 'anyone',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'One repair by its full id.',
    output: repairOutput,
    params: repairParams,
    handle: async (ctx, { params }) => presentRepair(ctx, await readRepair(ctx, params.id!)),
  }),
  route({
    method: 'put',
    path: '/repairs/{id}/visibility',
    operationId: 'setRepairVisibility',
    who: 'person',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'Show a repair in the public records, or take it out of them. For its owner and for admins.',
    body: setVisibilitySchema,
    example: { isPublic: true },
    output: repairOutput,
    params: repairParams,
    fails: ['FORBIDDEN'],
    handle: async (ctx, { params, body }) => {
      const { isPublic } = (body ?? {}) as { isPublic?: unknown };
      return presentRepair(ctx, await setRepairVisibility(ctx, params.id!, isPublic));
    },
  }),
  route({
    method: 'post',
    path: '/admin/repairs',
    operationId: 'createRepair',
    who: 'admin',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'Take a set in for a customer. With an Idempotency-Key header a retry makes no second record.',
    body: createRepairSchema,
    example: (nextWeek) => ({ ...booking(nextWeek), status: RepairStatus.DIAGNOSING, adminNotes: 'Has no stand.' }),
    output: repairOutput,
    status: 201,
    idempotent: true,
    handle: async (ctx, { body }) => presentRepair(ctx, await createRepair(ctx, body, LEGACY)),
  }),
  route({
    method: 'put',
    path: '/admin/repairs/{id}',
    operationId: 'updateRepair',
    who: 'admin',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'Change a record; what is absent stays as it is.',
    body: updateRepairSchema,
    example: (nextWeek) => ({
      status: RepairStatus.DIAGNOSED,
      estimatedCost: 4500.5,
      note: 'The backlight has to be replaced.',
      promisedDate: nextWeek,
    }),
    output: repairOutput,
    params: repairParams,
    handle: async (ctx, { params, body }) => presentRepair(ctx, await updateRepair(ctx, params.id!, body, LEGACY)),
  }),
  deleteRoute({
    path: '/admin/repairs/{id}',
    operationId: 'deleteRepair',
    who: 'admin',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'Delete a record; an admin can restore it.',
    params: repairParams,
    remove: deleteRepair,
  }),
  ...quoteRoutes,
  exportRoute('repairs', repairTable, repairColumns),
];
