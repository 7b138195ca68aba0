import { fromKathmanduInput, toKathmanduInput } from '../../../lib/dates';
import { emptyRepairForm, type RepairFormValues } from '../../repairForm';
import { parseRupees, typedRupees } from '../../../admin/kit/rupees';
import type { RepairDetailViewFragment, RepairStatus } from '../detail/repairDetail.gen';
import type { RepairInput } from './repairForm.gen';

/** A record as the workshop types it: what a visitor's request has, and what only the workshop says. */
export interface RepairValues extends RepairFormValues {
  /** The account that owns it; empty without one. */
  userId: string;
  status: RepairStatus;
  /** A word to the customer. */
  note: string;
  /** Kathmandu's wall clock, as the pickup time; empty where nothing is promised. */
  promisedDate: string;
  estimatedCost: string;
  actualCost: string;
  costReason: string;
  deliveryCharge: string;
  isPublic: boolean;
  adminNotes: string;
  customerFeedback: string;
}

type Stored = RepairDetailViewFragment;

/** A new record: requested, and brought to the counter now, unless it is said otherwise. The order is that of the form. */
export function newRepair(now: Date): RepairValues {
  return {
    ...emptyRepairForm(now),
    userId: '',
    preferredPickupTime: toKathmanduInput(now),
    status: 'REQUESTED',
    note: '',
    promisedDate: '',
    estimatedCost: '',
    actualCost: '',
    costReason: '',
    deliveryCharge: '',
    isPublic: false,
    adminNotes: '',
    customerFeedback: '',
  };
}

const GIVEN = ['userName', 'contactNumber', 'issueDescription', 'userId'] as const;

/** What a new record begins with by the state of the link that led to it (`newRepairUrl`). */
export function givenBy(state: unknown): Partial<RepairValues> {
  const given = (state as { newRepair?: Record<string, unknown> } | null)?.newRepair ?? {};
  return Object.fromEntries(GIVEN.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])));
}

const typedTime = (instant: string | null) => (instant ? toKathmanduInput(instant) : '');

/** A stored record as the form shows it. */
export function valuesOf(stored: Stored): RepairValues {
  const { owner, model, pickupCoordinates: place, preferredPickupTime, promisedDate } = stored;
  return {
    userName: stored.userName,
    contactNumber: stored.contactNumber,
    tvType: stored.tvType,
    brand: stored.brand,
    model: model ?? '',
    issueDescription: stored.issueDescription,
    issueImageUrls: stored.issueImageUrls,
    pickupAddress: stored.pickupAddress,
    pickupCoordinates: place && { latitude: place.latitude, longitude: place.longitude },
    preferredPickupTime: typedTime(preferredPickupTime),
    deliveryOption: stored.deliveryOption,
    userId: owner?.id ?? '',
    status: stored.status,
    note: '',
    promisedDate: typedTime(promisedDate),
    estimatedCost: typedRupees(stored.estimatedCost),
    actualCost: typedRupees(stored.actualCost),
    costReason: stored.costReason ?? '',
    deliveryCharge: typedRupees(stored.deliveryCharge),
    isPublic: stored.isPublic,
    adminNotes: stored.adminNotes ?? '',
    customerFeedback: stored.customerFeedback,
  };
}

/** The field shows minutes: a time that was not touched is sent as exactly as it was stored, or it would be another one. */
function sentTime(typed: string, stored: string | null | undefined): string | null {
  if (stored && typedTime(stored) === typed) return stored;
  return typed ? (fromKathmanduInput(typed) ?? typed) : null;
}

/**
 * What is sent for a form. Texts travel exactly as typed (decisions §12).
 * @param stored the record as it was read last; null for a new one
 */
export function toInput(values: RepairValues, stored: Stored | null): Omit<RepairInput, 'version'> {
  return {
    ...values,
    userId: values.userId || null,
    model: values.model.trim() ? values.model : null,
    preferredPickupTime: sentTime(values.preferredPickupTime, stored?.preferredPickupTime),
    promisedDate: sentTime(values.promisedDate, stored?.promisedDate),
    note: values.note.trim() || null,
    estimatedCost: parseRupees(values.estimatedCost),
    actualCost: parseRupees(values.actualCost),
    costReason: values.costReason.trim() ? values.costReason : null,
    deliveryCharge: parseRupees(values.deliveryCharge),
  };
}
