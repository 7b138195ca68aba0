import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Ctx } from '../../core/context.js';
import { moveToBin, takeFromBin } from '../../core/entities/bin.js';
import { nextVersion } from '../../core/entities/version.js';
import { badInput } from '../../core/errors.js';
import { emit } from '../../core/events.js';
import { yearAfter } from '../../core/fields/moment.js';
import { updateRepairSchema } from '../admin/inputs.js';
import type { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import {
  RepairCostsChanged,
  RepairDeleted,
  RepairDetailsChanged,
  RepairFeedbackWritten,
  RepairNoteAdded,
  RepairRestored,
  RepairStatusChanged,
  RepairVisibilityChanged,
  WarrantyStarted,
} from '../events.js';
import { keepCostReason } from '../quotes/costReason.js';
import { DecisionWay } from '../quotes/enums.js';
import { changesSince, snapshotsOf } from '../quotes/trail.js';
import { approvedOf, followStatus, offerAmount, offeredOf, withdraw } from '../quotes/versions.js';
import { hasWarranty } from '../quotes/warranty.js';
import { deriveKeys, recordStatus } from './findRecord.js';
import { termsOf } from './terms.js';

/** How a record changes, whoever changes it and however many at once. The record is locked (findRecord.ts). */

const COSTS = ['estimatedCost', 'actualCost', 'deliveryCharge'] as const;

type Cost = (typeof COSTS)[number];

/** What `applyChange` looks at by itself. */
const APART = [
  'userId',
  'setId',
  'version',
  'status',
  'note',
  'isPublic',
  'customerFeedback',
  'costReason',
  'decisionWay',
  ...COSTS,
] as const;

/** What the forms write on a record that is told of by name alone. */
type Detail = 'owner' | 'set' | Exclude<keyof z.output<typeof updateRepairSchema>, (typeof APART)[number]>;

const isDetail = (name: string): name is Detail => !APART.some((apart) => apart === name);

const DETAILS: readonly Detail[] = ['owner', 'set', ...Object.keys(updateRepairSchema.shape).filter(isDetail)];

/** What becomes of a record; what is absent stays as it is. */
export type RepairChange = {
  [Key in Detail | Cost | 'customerFeedback']?: Repair[Key] | undefined;
} & {
  status?: RepairStatus | null | undefined;
  /** A word to the customer. */
  note?: string | null | undefined;
  isPublic?: boolean | null | undefined;
  /** Why the actual cost is above the approved one. */
  costReason?: string | null | undefined;
  /** What is kept where no reason is given; without it, a cost that needs one is refused. */
  reasonOtherwise?: string | undefined;
  /** How the customer has answered the quote, where the status says that they have. */
  decisionWay?: `${DecisionWay}` | null | undefined;
  /** What becomes of the quotes; else it follows from the estimated cost and the status. */
  quotes?: (() => void) | undefined;
};

/**
 * Changes a record, keeps its history and tells the house. Another estimated cost is offered as a quote, and a status may answer one
 * (decisions §14). What changes nothing leaves no trace. Who can see it and what
 * the customer says of it are no progress of the work, so they leave the record's last update as it is.
 * @param seen the version that was edited, where that is known
 * @throws AppError CONFLICT if the record was changed since, BAD_INPUT for another pickup time or promise that cannot be meant, and for
 *   a final cost above the approved one without a reason
 */
export function applyChange(ctx: Ctx, repair: Repair, change: RepairChange, seen?: number | null): void {
  const { id, status: from } = repair;
  const differs = (key: keyof RepairChange & keyof Repair) =>
    change[key] !== undefined && !isDeepStrictEqual(change[key], repair[key]);
  const costs = COSTS.filter((key) => differs(key) && !(key === 'estimatedCost' && isHeld(repair, change)));
  const details = DETAILS.filter((key) => (isReference(key) ? isAnother(repair, change, key) : differs(key)));
  const to = change.status ?? from;
  const note = change.note ?? null;
  const isSeenByOthers = typeof change.isPublic === 'boolean' && change.isPublic !== repair.isPublic;
  const isExplained = Boolean(change.costReason) && change.costReason !== repair.costReason;
  const isProgress =
    to !== from ||
    note !== null ||
    costs.length > 0 ||
    details.length > 0 ||
    isExplained ||
    change.quotes !== undefined;
  const saysMore = differs('customerFeedback');
  if (!isProgress && !isSeenByOthers && !saysMore) return;

  nextVersion(repair, seen);
  if (details.includes('preferredPickupTime')) assertPickupTime(ctx, change.preferredPickupTime!);
  if (details.includes('promisedDate')) assertPromise(ctx, change.promisedDate);
  const [before, lastUpdateDate] = [termsOf(repair), repair.lastUpdateDate.toISOString()];
  const { actualCost, approvedCost, costReason } = repair;
  const quotesBefore = snapshotsOf(repair);
  for (const key of [...costs, ...details]) Object.assign(repair, { [key]: change[key] });
  deriveKeys(repair);
  repair.status = to;
  if (isProgress) repair.lastUpdateDate = ctx.clock();
  if (change.quotes) change.quotes();
  else keepQuotes(ctx, repair, from, costs.includes('estimatedCost'), change);
  keepCostReason(repair, { actualCost, approvedCost, costReason }, change.costReason, change.reasonOtherwise ?? null);
  if (to === RepairStatus.DELIVERED && repair.warrantyFrom === null) beginWarranty(ctx, repair, repair.lastUpdateDate);
  if (to !== from) {
    const { id: lineId } = recordStatus(ctx, repair, note);
    const quotes = changesSince(repair, quotesBefore);
    const terms = {
      lineId,
      before,
      after: termsOf(repair),
      lastUpdateDate,
      ...(quotes.length > 0 && { quotes }),
    };
    emit(ctx, new RepairStatusChanged(id, from, to, terms));
  } else if (note) {
    recordStatus(ctx, repair, note);
    emit(ctx, new RepairNoteAdded(id));
  }
  if (costs.length > 0 || isExplained) emit(ctx, new RepairCostsChanged(id));
  if (details.length > 0) emit(ctx, new RepairDetailsChanged(id, details));
  if (isSeenByOthers) {
    repair.isPublic = change.isPublic!;
    emit(ctx, new RepairVisibilityChanged(id, repair.isPublic));
  }
  if (saysMore) {
    repair.customerFeedback = change.customerFeedback!;
    emit(ctx, new RepairFeedbackWritten(id));
  }
}

/** What a record refers to; of such things the id counts. */
const REFERENCES = ['owner', 'set', 'comesBackFrom'] as const;

type Reference = (typeof REFERENCES)[number];

const isReference = (key: string): key is Reference => REFERENCES.some((name) => name === key);

const isAnother = (repair: Repair, change: RepairChange, key: Reference): boolean =>
  change[key] !== undefined && change[key]?.id !== repair[key]?.id;

/** What was approved cannot be taken back by emptying the estimated cost. */
const isHeld = (repair: Repair, { estimatedCost }: RepairChange): boolean =>
  estimatedCost === null && offeredOf(repair) === undefined && approvedOf(repair) !== undefined;

/** What becomes of the quotes where only a cost and a status say it (decisions §14). */
function keepQuotes(
  ctx: Ctx,
  repair: Repair,
  from: RepairStatus,
  isPriced: boolean,
  { estimatedCost, decisionWay }: RepairChange,
): void {
  if (isPriced && typeof estimatedCost === 'number') offerAmount(ctx, repair, estimatedCost);
  if (isPriced && estimatedCost === null) withdraw(repair);
  if (repair.status !== from)
    followStatus(ctx, repair, from, (decisionWay as DecisionWay | null) ?? DecisionWay.LEGACY);
}

/** The warranty of what was approved runs from then on. */
export function beginWarranty(ctx: Ctx, repair: Repair, from: Date): void {
  repair.warrantyFrom = from;
  if (hasWarranty(repair)) emit(ctx, new WarrantyStarted(repair.id));
}

/** Deletes a record, or restores it. */
export function setDeleted(ctx: Ctx, repair: Repair, deleted: boolean): void {
  if ((repair.deletedAt !== null) === deleted) return;
  nextVersion(repair, null);
  if (deleted) moveToBin(ctx, repair, new RepairDeleted(repair.id));
  else takeFromBin(ctx, repair, new RepairRestored(repair.id));
}

/** Whoever brings a set to the counter says 'now', and writing it down takes a while. */
const COUNTER_MS = 60 * 60 * 1000;

/**
 * A pickup in the past is refused where it is new (decisions §12), and so is one that is more than a year ahead: that is a year of
 * the Bikram Sambat, or a slip.
 * @param graceMs how long it may be past
 * @throws AppError BAD_INPUT
 */
export function assertPickupTime(ctx: Ctx, time: Date, graceMs = COUNTER_MS): void {
  if (time.getTime() < ctx.clock().getTime() - graceMs) {
    throw wrongField('preferredPickupTime', 'Preferred pickup time cannot be in the past.');
  }
  if (time > yearAfter(ctx.clock())) {
    throw wrongField('preferredPickupTime', 'Please choose a pickup time within the next year.');
  }
}

/**
 * The same of what the shop promises. It may lie in the past: an old record is written down, or its promise is given back.
 * @throws AppError BAD_INPUT
 */
export function assertPromise(ctx: Ctx, time: Date | null | undefined): void {
  if (time && time > yearAfter(ctx.clock())) {
    throw wrongField('promisedDate', 'Please choose a promised date within the next year.');
  }
}

/**
 * Until when an offer holds lies ahead, within a year.
 * @throws AppError BAD_INPUT
 */
export function assertOfferTime(ctx: Ctx, time: Date | null): void {
  if (time && time <= ctx.clock()) throw wrongField('validUntil', 'The quote must be valid for some time yet.');
  if (time && time > yearAfter(ctx.clock()))
    throw wrongField('validUntil', 'Please choose a time within the next year.');
}

const wrongField = (field: string, message: string) => badInput(message, { [field]: message });
