import { fromKathmanduInput, toKathmanduInput } from '../lib/dates';
import type { BookRepairInput, CoordinatesInput, DeliveryOption, TvType } from './repairs.gen';

/** The form as it is typed; the pickup time is Kathmandu's wall clock, as `datetime-local` speaks it. */
export interface RepairFormValues {
  userName: string;
  contactNumber: string;
  tvType: TvType;
  brand: string;
  model: string;
  issueDescription: string;
  /** Addresses of what is uploaded already, at most 3. */
  issueImageUrls: string[];
  pickupAddress: string;
  pickupCoordinates: CoordinatesInput | null;
  preferredPickupTime: string;
  deliveryOption: DeliveryOption;
}

/** What a person fills in, in the order of the form; an error leads to the first of these. */
export type RepairField = Exclude<keyof RepairFormValues, 'pickupCoordinates' | 'issueImageUrls'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** An empty form: LED, picked up in 24 hours, collected at the shop (public-site §2 and §9). */
export function emptyRepairForm(now: Date): RepairFormValues {
  return {
    userName: '',
    contactNumber: '',
    tvType: 'LED',
    brand: '',
    model: '',
    issueDescription: '',
    issueImageUrls: [],
    pickupAddress: '',
    pickupCoordinates: null,
    preferredPickupTime: toKathmanduInput(new Date(now.getTime() + DAY_MS)),
    deliveryOption: 'PICKUP',
  };
}

/**
 * What is sent for a form. Texts travel exactly as typed (decisions §12). Written out one by one: the order of the
 * properties is part of the fingerprint that tells a retry from another request (booking/booking.ts). A request without
 * pictures looks as it did before there were any. A field that is forgotten here is a type error.
 */
export function toBookRepairInput(values: RepairFormValues): BookRepairInput {
  const input: Required<Omit<BookRepairInput, 'issueImageUrls'>> = {
    userName: values.userName,
    contactNumber: values.contactNumber,
    tvType: values.tvType,
    brand: values.brand,
    model: values.model.trim() ? values.model : null,
    issueDescription: values.issueDescription,
    pickupAddress: values.pickupAddress,
    pickupCoordinates: values.pickupCoordinates,
    preferredPickupTime: fromKathmanduInput(values.preferredPickupTime) ?? values.preferredPickupTime,
    deliveryOption: values.deliveryOption,
  };
  return { ...input, ...(values.issueImageUrls.length > 0 && { issueImageUrls: values.issueImageUrls }) };
}
