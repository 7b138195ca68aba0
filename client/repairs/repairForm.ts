import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromKathmanduInput, toKathmanduInput } from '../lib/dates';
import { toAsciiDigits } from '../lib/digits';
import { wasAttempted } from './bookingAttempt';
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

export const repairFields: Record<RepairField, MessageDescriptor> = {
  userName: msg`Full name`,
  contactNumber: msg`Contact number`,
  tvType: msg`TV type`,
  brand: msg`Brand`,
  model: msg`Model`,
  issueDescription: msg`Issue description`,
  pickupAddress: msg`Pickup address`,
  preferredPickupTime: msg`Preferred pickup time`,
  deliveryOption: msg`Delivery option`,
};

export const isRepairField = (name: string): name is RepairField => Object.hasOwn(repairFields, name);

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
 * public-site §5: 7 to 20 characters of digits, spaces, hyphens and parentheses with an optional leading plus. At least
 * seven are digits: it is there to be called.
 */
const PHONE = /^(?=(?:\D*\d){7})\+?[\d ()-]{7,20}$/;

type Rule = (value: string, form: RepairFormValues) => string | undefined;
type TextRule = (value: string) => string | undefined;

const atMost =
  (label: string, max: number): TextRule =>
  (value) =>
    value.length > max ? `${label} can have at most ${max} characters.` : undefined;

const required =
  (label: string, max: number): TextRule =>
  (value) =>
    value.trim() ? atMost(label, max)(value) : `${label} is required.`;

/** Local and foreign numbers, in whichever digits they are typed (decisions §13). */
export const contactNumberRule: TextRule = (value) =>
  required('Contact number', 40)(value) ??
  (PHONE.test(toAsciiDigits(value).trim()) ? undefined : 'Please provide a valid phone number.');

/**
 * decisions §4: a pickup time in the past is refused. An input that was sent before may already stand in the server's
 * books; only the server can tell the retry of a booking from a wish that comes too late.
 */
const pickupTime: Rule = (value, form) => {
  const instant = fromKathmanduInput(value);
  if (!instant) return 'Preferred pickup time is required.';
  const past = new Date(instant) < new Date();
  return past && !wasAttempted(toBookRepairInput(form)) ? 'Preferred pickup time cannot be in the past.' : undefined;
};

/**
 * public-site §5, 'Repair form'. The sentences are the server's own English constants; whoever shows them puts them
 * into the reader's language, so that a message already on screen follows the language switch.
 */
export const repairRules: Partial<Record<RepairField, Rule>> = {
  userName: required('Full name', 120),
  contactNumber: contactNumberRule,
  brand: required('Brand', 80),
  model: atMost('Model', 120),
  issueDescription: required('Issue description', 5000),
  pickupAddress: required('Pickup address', 500),
  preferredPickupTime: pickupTime,
};

/**
 * What is sent for a form. Texts travel exactly as typed (decisions §12). Written out one by one: the order of the
 * properties is part of the fingerprint that tells a retry from another request (bookingAttempt.ts). A request without
 * pictures looks as it did before there were any.
 */
export function toBookRepairInput(values: RepairFormValues): BookRepairInput {
  return {
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
    ...(values.issueImageUrls.length > 0 && { issueImageUrls: values.issueImageUrls }),
  };
}
