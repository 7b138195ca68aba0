import { ref } from '@mikro-orm/core';
import type { Repair } from '../entity.js';
import { CustomerUpdate } from './entity.js';
import { type NotifiedBy, UpdateKind } from './enums.js';

/** What the customer of a repair is to be told of where it stands now, for tests and the demo. */
export const buildUpdate = (repair: Repair, overrides: Partial<CustomerUpdate> = {}): CustomerUpdate =>
  Object.assign(new CustomerUpdate(), {
    repair: ref(repair),
    kind: UpdateKind.STATUS,
    status: repair.status,
    createdAt: repair.lastUpdateDate,
    dueAt: repair.lastUpdateDate,
    ...overrides,
  });

/** The same, and somebody has told them. */
export const buildNotifiedUpdate = (repair: Repair, notifiedBy: NotifiedBy, overrides: Partial<CustomerUpdate> = {}) =>
  buildUpdate(repair, { notifiedBy, notifiedAt: repair.lastUpdateDate, ...overrides });
