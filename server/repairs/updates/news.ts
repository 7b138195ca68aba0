import type { Actor } from '../../core/policy.js';
import type { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { canManage, hasQuote, owns } from '../policy.js';
import type { CustomerUpdate } from './entity.js';
import { UpdateKind } from './enums.js';

/** What a repair's customer should know, and what they know already. Nothing here asks the database. */

/** Where a repair stands, as its customer is notified of it. */
export interface News {
  status: RepairStatus;
  /** What the repair would cost, where that is to be decided. */
  cost: number | null;
}

export const newsOf = (repair: Pick<Repair, 'status' | 'estimatedCost' | 'offeredVersion'>): News => ({
  status: repair.status,
  cost: hasQuote(repair) ? repair.estimatedCost : null,
});

/** What an update with this news is. */
export const kindOf = ({ cost }: Pick<News, 'cost'>): UpdateKind =>
  cost === null ? UpdateKind.STATUS : UpdateKind.QUOTE;

export const isSame = (one: News, other: News): boolean => one.status === other.status && one.cost === other.cost;

/** Nobody has told the customer, as far as we know, and nothing has taken its place. */
export const isOpen = ({ notifiedAt, supersededAt }: CustomerUpdate): boolean =>
  notifiedAt === null && supersededAt === null;

/** A word was left on the site for its owner, who may have read it before any mail. */
const wasLeft = ({ mailId }: CustomerUpdate): boolean => mailId !== null;

/** Who acts is the customer: they answer a quote, or the shop's own people have a set in repair. */
export const isOwnDoing = (actor: Actor, repair: Repair): boolean => owns(actor, repair) || !canManage(actor);

/** What becomes of the updates of a repair that has changed. */
export interface Verdict {
  /** The one that nobody was told of; it is out of date now. */
  open: CustomerUpdate | undefined;
  /** One that nobody was notified of either, and that is true again. */
  revived: CustomerUpdate | undefined;
  /** Whether the customer knows it as it is now. */
  isKnown: boolean;
}

/**
 * Compares what has become of a repair with what its customer knows. Where it goes back before anybody could learn of the
 * detour, all is as it was.
 * @param updates all of the repair, newest first
 * @param before how it stood before the change
 */
export function weigh(updates: readonly CustomerUpdate[], { history }: Repair, before: News, now: News): Verdict {
  const open = updates.find(isOpen);
  const unnotified: CustomerUpdate[] = [];
  let last = open;
  for (; last && !wasLeft(last); last = predecessorOf(last, updates, unnotified)) unnotified.push(last);
  const revived = [...unnotified, ...(last ? [last] : [])].find((update) => update !== open && isSame(update, now));
  const oldest = unnotified.at(-1);
  const lines = history.getItems();
  const statusBefore = oldest && lines.findLast(({ occurredAt }) => occurredAt < oldest.createdAt)?.status;
  const known = {
    status: last?.status ?? (open ? (statusBefore ?? RepairStatus.REQUESTED) : before.status),
    cost: (last ?? updates.find(({ notifiedAt }) => notifiedAt !== null))?.cost ?? null,
  };
  // that a quote was taken back is no news: there is nothing to decide any more
  const isKnown = known.status === now.status && (now.cost === null || now.cost === known.cost);
  return { open, revived, isKnown };
}

/** The one whose place an update has taken, before anybody was notified. */
const predecessorOf = (update: CustomerUpdate, updates: readonly CustomerUpdate[], seen: readonly CustomerUpdate[]) =>
  updates.find(
    (other) =>
      !seen.includes(other) && other !== update && other.supersededAt?.getTime() === update.createdAt.getTime(),
  );
