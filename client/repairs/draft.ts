import { storage } from '../lib/storage';
import { newUuid } from '../lib/uuid';
import { formStore } from './outbox/formStore';
import { emptyRepairForm, type RepairFormValues } from './repairForm';
import { DRAFT_COPY as COPY, DRAFT_KEY as KEY, forgetDraft, sessionMark } from './traces';

/** What an account knows about its owner, in the words of the form (public-site §2, 'Repair request'). */
export type AccountFields = Partial<Pick<RepairFormValues, 'userName' | 'contactNumber'>>;

/** What a half-filled form leaves on the device. */
export interface RepairDraft {
  /** Tells it from others, also of another tab. */
  id: string;
  values: RepairFormValues;
  /** The pickup time that the form proposed, to tell it from one that a person chose. */
  proposedPickupTime: string;
  /** When the form was first opened, in milliseconds. */
  openedAt: number;
  /** What the account filled in, to tell it from what was typed. */
  prefilled: AccountFields;
  /** The session that it was written in, null for a guest's. It is never shown in another one. */
  session: string | null;
}

/** A form that nobody has touched yet. */
export function newDraft(now: Date): RepairDraft {
  const values = emptyRepairForm(now);
  return {
    id: newUuid(),
    values,
    proposedPickupTime: values.preferredPickupTime,
    openedAt: now.getTime(),
    prefilled: {},
    session: sessionMark(),
  };
}

/** The account's name and number in the fields that are still empty; they make the draft part of the session. */
export function withAccount(draft: RepairDraft, account: AccountFields): RepairDraft {
  const { values } = draft;
  const filled: AccountFields = {
    ...(account.userName && !values.userName && { userName: account.userName }),
    ...(account.contactNumber && !values.contactNumber && { contactNumber: account.contactNumber }),
  };
  return {
    ...draft,
    values: { ...values, ...filled },
    prefilled: { ...draft.prefilled, ...filled },
    session: sessionMark(),
  };
}

/**
 * The draft left on this device, or null if there is none worth showing (decisions §4: typed text is never lost, not
 * even by a reload). Values that an older version of the form left in another shape are dropped one by one.
 */
export function readDraft(now: Date): RepairDraft | null {
  const stored = storage.getJson<Partial<RepairDraft>>(KEY);
  if (!stored || typeof stored !== 'object') return null;
  const fresh = newDraft(now);
  // Written in a session that is over, be it that it ran out while nobody was looking.
  if (typeof stored.session === 'string' && stored.session !== fresh.session) {
    forgetDraft();
    return null;
  }
  const values = { ...fresh.values, ...sameShape(stored.values, fresh.values) };
  const { userName, contactNumber } = sameShape(stored.prefilled, fresh.values);
  const prefilled = { ...(userName && { userName }), ...(contactNumber && { contactNumber }) };
  if (!hasContent({ values, prefilled })) return null;
  const { id, openedAt, proposedPickupTime } = stored;
  return {
    id: typeof id === 'string' ? id : fresh.id,
    values,
    prefilled,
    session: fresh.session,
    proposedPickupTime: typeof proposedPickupTime === 'string' ? proposedPickupTime : '',
    openedAt: typeof openedAt === 'number' && openedAt <= now.getTime() ? openedAt : now.getTime(),
  };
}

/** A draft as it lies on the device. */
interface StoredDraft extends RepairDraft {
  /** In milliseconds. */
  savedAt: number;
}

/** Which draft was written down, and when; those of older versions of the site have an empty id. */
export type WrittenDraft = Pick<StoredDraft, 'id' | 'savedAt'>;

/** The draft that there is; null for none. */
export function storedDraft(): WrittenDraft | null {
  const stored = storage.getJson<Partial<StoredDraft>>(KEY);
  return stored && { id: stored.id ?? '', savedAt: stored.savedAt ?? 0 };
}

/** What a browser still has that was killed before it wrote the draft itself down. Never rejected. */
export const draftCopy = (): Promise<StoredDraft | undefined> =>
  formStore.get<StoredDraft>(COPY).catch(() => undefined);

export const restoreDraft = (copy: StoredDraft): void => storage.setJson(KEY, copy);

export function saveDraft(draft: RepairDraft): void {
  const session = sessionMark();
  // What was written in a session stays on the screen when that ends, but not on the device.
  if (draft.session !== null && draft.session !== session) return;
  if (!hasContent(draft)) return forgetDraft();
  const stored: StoredDraft = { ...draft, session, savedAt: Date.now() };
  storage.setJson(KEY, stored);
  formStore.set(COPY, stored).catch(() => undefined);
}

/** One that another tab has written stays. */
export function forgetDraftOf(id: string | undefined): void {
  if (storedDraft()?.id === id) forgetDraft();
}

const PROPOSAL_GOOD_MS = 60 * 60_000;

/**
 * A proposed time that nobody changed is proposed anew after an hour; before, two tabs that show one draft would ask for two times,
 * and so for two repairs. One that a person chose is theirs to change.
 */
export function withFreshPickupTime(draft: RepairDraft, now: Date): RepairDraft {
  const { values, proposedPickupTime } = draft;
  if (values.preferredPickupTime !== proposedPickupTime) return draft;
  const { preferredPickupTime } = emptyRepairForm(now);
  const { preferredPickupTime: anHourAgo } = emptyRepairForm(new Date(now.getTime() - PROPOSAL_GOOD_MS));
  if (anHourAgo < proposedPickupTime && proposedPickupTime <= preferredPickupTime) return draft;
  return { ...draft, values: { ...values, preferredPickupTime }, proposedPickupTime: preferredPickupTime };
}

/** Whether anything in the form was typed, fetched or uploaded; choices and what the account knows are quickly there again. */
export function hasContent({ values, prefilled }: Pick<RepairDraft, 'values' | 'prefilled'>): boolean {
  const { brand, model, issueDescription, issueImageUrls, pickupAddress, pickupCoordinates } = values;
  const userName = values.userName === prefilled.userName ? '' : values.userName;
  const contactNumber = values.contactNumber === prefilled.contactNumber ? '' : values.contactNumber;
  return (
    pickupCoordinates !== null ||
    issueImageUrls.length > 0 ||
    [userName, contactNumber, brand, model, issueDescription, pickupAddress].some((text) => text.trim() !== '')
  );
}

function sameShape(stored: unknown, pattern: RepairFormValues): Partial<RepairFormValues> {
  if (!stored || typeof stored !== 'object') return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => Object.hasOwn(pattern, name) && isOfItsShape(name, value)),
  );
}

function isOfItsShape(name: string, value: unknown): boolean {
  if (name === 'pickupCoordinates') return value === null || isCoordinates(value);
  if (name === 'issueImageUrls') return Array.isArray(value) && value.every((url) => typeof url === 'string');
  return typeof value === 'string';
}

function isCoordinates(value: unknown): boolean {
  const { latitude, longitude } = (value ?? {}) as Record<string, unknown>;
  return typeof latitude === 'number' && typeof longitude === 'number';
}
