import type { FilterObject } from '@mikro-orm/core';
import { type Actor, isAdmin } from '../core/policy.js';
import type { Repair } from './entity.js';
import { DECIDABLE_STATUSES, QuoteAccess } from './enums.js';
import type { RepairAbilities } from './views.js';

/** Who may do what with a repair (decisions §3). Each sentence is here once; services ask it. */

export const owns = (actor: Actor, repair: Repair): boolean => actor.kind === 'user' && repair.owner?.id === actor.id;

const ownsOrIsAdmin = (actor: Actor, repair: Repair): boolean => isAdmin(actor) || owns(actor, repair);

/** The whole record, with phone, address and costs. */
export const canReadInFull = ownsOrIsAdmin;

/**
 * Costs and the notes of the history, in the tracking view: whoever holds the id of a private record got it from
 * us; the id of a public one is in a list for all to see (decisions §12).
 */
export const canSeePrivateDetails = (actor: Actor, repair: Repair): boolean =>
  !repair.isPublic || canReadInFull(actor, repair);

/**
 * The very set with its serial number, its sheets and their pictures (decisions §14): the link alone shows none of it, nor does a
 * public record to strangers.
 * @param gaveContactNumber whether the caller has shown that they know the number given at booking
 */
export const canSeeSet = (actor: Actor, repair: Repair, gaveContactNumber: boolean): boolean =>
  gaveContactNumber || canReadInFull(actor, repair);

/** Showing it in the public records, or taking it out of them. */
export const canSetVisibility = ownsOrIsAdmin;

/** What the customer says about the repair (decisions §12). */
export const canWriteFeedback = ownsOrIsAdmin;

/** Status, costs, notes and delivery charge. */
export const canManage = (actor: Actor): boolean => isAdmin(actor);

/** Whether the customer has something to decide: a version waits for an answer, and the set was diagnosed (decisions §4, §14). */
export const hasQuote = ({ status, offeredVersion }: Pick<Repair, 'status' | 'offeredVersion'>): boolean =>
  DECIDABLE_STATUSES.includes(status) && offeredVersion !== null;

/** The same as a condition. */
export const QUOTE_WAITS = {
  offeredVersion: { $ne: null },
  status: { $in: [...DECIDABLE_STATUSES] },
} satisfies FilterObject<Repair>;

/**
 * Who answers the shop's quotes for this record, whether or not there is one now: its owner or an admin. A record
 * without an account is decided by whoever also gives its contact number (decisions §4).
 */
export function quoteDecider(actor: Actor, repair: Repair): QuoteAccess {
  if (ownsOrIsAdmin(actor, repair)) return QuoteAccess.ALLOWED;
  if (repair.owner === null) return QuoteAccess.CONTACT_NUMBER;
  return actor.kind === 'guest' ? QuoteAccess.LOG_IN : QuoteAccess.NONE;
}

export const quoteAccess = (actor: Actor, repair: Repair): QuoteAccess =>
  hasQuote(repair) ? quoteDecider(actor, repair) : QuoteAccess.NONE;

/**
 * All of the above at once, so that a page asks for nothing that would be refused.
 * @param gaveContactNumber whether the caller has shown that they know the number given at booking
 */
export const abilitiesOf = (actor: Actor, repair: Repair, gaveContactNumber = false): RepairAbilities => ({
  readInFull: canReadInFull(actor, repair),
  seeDetailsWithContactNumber: !gaveContactNumber && !canSeePrivateDetails(actor, repair),
  seeSet: canSeeSet(actor, repair, gaveContactNumber),
  setVisibility: canSetVisibility(actor, repair),
  writeFeedback: canWriteFeedback(actor, repair),
  manage: canManage(actor),
  decideQuote: quoteAccess(actor, repair),
});

/** The public records, which look the same to everyone. */
export const PUBLIC_RECORDS = { isPublic: true } satisfies FilterObject<Repair>;

/**
 * The records that somebody may see in a list, redacted or in full: parts that have no record in common. The database
 * finds each part by an index of its own, where one condition with an 'or' would make it read the whole table.
 */
export function visibleTo(actor: Actor): FilterObject<Repair>[] {
  if (isAdmin(actor)) return [{}];
  if (actor.kind === 'user') return [PUBLIC_RECORDS, { owner: actor.id, isPublic: false }];
  return [PUBLIC_RECORDS];
}
