import { storage } from '../lib/storage';
import { emptyRepairForm, type RepairFormValues } from './repairForm';

const KEY = 'parda.repair.draft';

/** What a half-filled form leaves on the device. */
export interface RepairDraft {
  values: RepairFormValues;
  /** The pickup time that the form proposed, to tell it from one that a person chose. */
  proposedPickupTime: string;
  /** When the form was first opened, in milliseconds. */
  openedAt: number;
}

/** A form that nobody has touched yet. */
export function newDraft(now: Date): RepairDraft {
  const values = emptyRepairForm(now);
  return { values, proposedPickupTime: values.preferredPickupTime, openedAt: now.getTime() };
}

/**
 * The draft left on this device, or null if there is none worth showing (decisions §4: typed text is never lost, not
 * even by a reload). Values that an older version of the form left in another shape are dropped one by one.
 */
export function readDraft(now: Date): RepairDraft | null {
  const stored = storage.getJson<Partial<RepairDraft>>(KEY);
  if (!stored || typeof stored !== 'object') return null;
  const fresh = newDraft(now);
  const values = { ...fresh.values, ...sameShape(stored.values, fresh.values) };
  if (!hasContent(values)) return null;
  const { openedAt, proposedPickupTime } = stored;
  return {
    values,
    proposedPickupTime: typeof proposedPickupTime === 'string' ? proposedPickupTime : '',
    openedAt: typeof openedAt === 'number' && openedAt <= now.getTime() ? openedAt : now.getTime(),
  };
}

export function saveDraft(draft: RepairDraft): void {
  if (hasContent(draft.values)) storage.setJson(KEY, draft);
  else storage.remove(KEY);
}

export function forgetDraft(): void {
  storage.remove(KEY);
}

/** A proposed time that nobody changed is proposed anew; one that a person chose is theirs to change. */
export function withFreshPickupTime(draft: RepairDraft, now: Date): RepairDraft {
  const { values, proposedPickupTime } = draft;
  if (values.preferredPickupTime !== proposedPickupTime) return draft;
  const { preferredPickupTime } = emptyRepairForm(now);
  return { ...draft, values: { ...values, preferredPickupTime }, proposedPickupTime: preferredPickupTime };
}

/** Whether anything in the form was typed or fetched; choices alone are quickly made again. */
export function hasContent(values: RepairFormValues): boolean {
  const { userName, contactNumber, brand, model, issueDescription, pickupAddress, pickupCoordinates } = values;
  return (
    pickupCoordinates !== null ||
    [userName, contactNumber, brand, model, issueDescription, pickupAddress].some((text) => text.trim() !== '')
  );
}

function sameShape(stored: unknown, pattern: RepairFormValues): Partial<RepairFormValues> {
  if (!stored || typeof stored !== 'object') return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) =>
      name === 'pickupCoordinates'
        ? value === null || isCoordinates(value)
        : typeof value === 'string' && Object.hasOwn(pattern, name),
    ),
  );
}

function isCoordinates(value: unknown): boolean {
  const { latitude, longitude } = (value ?? {}) as Record<string, unknown>;
  return typeof latitude === 'number' && typeof longitude === 'number';
}
