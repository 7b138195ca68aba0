import { newUuid } from '../../lib/uuid';
import { emptyRepairForm, type RepairFormValues, toBookRepairInput } from '../repairForm';
import type { BookRepairInput, FormGuardInput } from '../repairs.gen';

/**
 * Where a booking is: under somebody's hand in the form, on its way from there, waiting for a connection, booked, or sent back by the shop
 * to be changed.
 */
export type BookingState = 'editing' | 'sending' | 'queued' | 'sent' | 'refused';

/** What an account knows about its owner, in the words of the form (public-site §2, 'Repair request'). */
export type AccountFields = Partial<Pick<RepairFormValues, 'userName' | 'contactNumber'>>;

/** Why the shop did not take a booking: English constants, as the server speaks them (decisions §13). */
export interface Refusal {
  message: string;
  fields: Record<string, string>;
}

/**
 * A repair request from its first letter until the person knows that the shop has it: one record on this device, which the form edits, one
 * sender sends, and everybody else looks at. All times are in milliseconds.
 */
export interface Booking {
  id: string;
  state: BookingState;
  /** The account it is filled in under, by its id; null for a guest's. It is shown to nobody else, and sent under no other. */
  owner: string | null;
  /** Its `Idempotency-Key`: however often it is sent, it is one repair (decisions §4). Another one makes another repair. */
  key: string;
  values: RepairFormValues;
  /** Pictures that are still to be uploaded. */
  files: File[];
  /** The pickup time that the form proposed, to tell it from one that a person chose. */
  proposedPickupTime: string;
  /** When the form was first opened. */
  openedAt: number;
  /** What the account filled in, to tell it from what was typed. */
  prefilled: AccountFields;
  /** What the form tells of whoever filled it in, when it is sent (decisions §5). */
  formGuard: FormGuardInput;
  changedAt: number;
  /** What may be in the shop's books under the key, and since when; null where nothing can be. */
  tried: { input: BookRepairInput; at: number } | null;
  attempts: number;
  /** When the next try is due. */
  notBefore: number;
  /** How many pictures stayed behind: the store refused them, or the booking had been sent without them before. */
  lostPictures: number;
  refusal: Refusal | null;
  /** The repair that came of it. */
  repairId: string | null;
}

/** A form that nobody has touched yet. @param owner the reader, by their id; null for a guest */
export function newBooking(now: Date, owner: string | null): Booking {
  const values = emptyRepairForm(now);
  return {
    id: newUuid(),
    state: 'editing',
    owner,
    key: newUuid(),
    values,
    files: [],
    proposedPickupTime: values.preferredPickupTime,
    openedAt: now.getTime(),
    prefilled: {},
    formGuard: {},
    changedAt: now.getTime(),
    tried: null,
    attempts: 0,
    notBefore: 0,
    lostPictures: 0,
    refusal: null,
    repairId: null,
  };
}

/** The account's name and number in the fields that are still empty. */
export function withAccount(booking: Booking, account: AccountFields): Booking {
  const { values, prefilled } = booking;
  const filled: AccountFields = {
    ...(account.userName && !values.userName && { userName: account.userName }),
    ...(account.contactNumber && !values.contactNumber && { contactNumber: account.contactNumber }),
  };
  return { ...booking, values: { ...values, ...filled }, prefilled: { ...prefilled, ...filled } };
}

/** Whether anything in it was typed, fetched or uploaded; choices and what the account knows are quickly there again. */
export function hasContent({ values, prefilled, files }: Pick<Booking, 'values' | 'prefilled' | 'files'>): boolean {
  const { brand, model, issueDescription, issueImageUrls, pickupAddress, pickupCoordinates } = values;
  const userName = values.userName === prefilled.userName ? '' : values.userName;
  const contactNumber = values.contactNumber === prefilled.contactNumber ? '' : values.contactNumber;
  return (
    pickupCoordinates !== null ||
    issueImageUrls.length + files.length > 0 ||
    [userName, contactNumber, brand, model, issueDescription, pickupAddress].some((text) => text.trim() !== '')
  );
}

/** Whether a person at this device may see it: their own, or a guest's. */
export const isVisibleTo = (userId: string | null, { owner }: Booking): boolean => owner === null || owner === userId;

/** What is sent of it. What may be in the shop's books goes out again as it was, or it would be another request. */
export const inputOf = ({ tried, values }: Booking): BookRepairInput => tried?.input ?? toBookRepairInput(values);

/** The order of the properties is that of `toBookRepairInput`, and part of what is compared. */
export const isSameInput = (one: BookRepairInput, other: BookRepairInput): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const PROPOSAL_GOOD_MS = 60 * 60_000;

/**
 * A proposed time that nobody changed is proposed anew after an hour; before, two tabs that show one booking would ask for two times. One
 * that a person chose is theirs to change, and what was sent before must stay exactly as it was sent, or a retry would be another request.
 */
export function withFreshPickupTime(booking: Booking, now: Date): Booking {
  const { values, proposedPickupTime, tried } = booking;
  if (values.preferredPickupTime !== proposedPickupTime) return booking;
  if (tried && isSameInput(tried.input, toBookRepairInput(values))) return booking;
  const { preferredPickupTime } = emptyRepairForm(now);
  const { preferredPickupTime: anHourAgo } = emptyRepairForm(new Date(now.getTime() - PROPOSAL_GOOD_MS));
  if (anHourAgo < proposedPickupTime && proposedPickupTime <= preferredPickupTime) return booking;
  return { ...booking, values: { ...values, preferredPickupTime }, proposedPickupTime: preferredPickupTime };
}
