import type { QBFilterQuery } from '@mikro-orm/postgresql';
import { NOT_DELETED } from '../core/entities/bin.js';
import { type Actor, isAdmin } from '../core/policy.js';
import type { Review } from './entity.js';
import { notOfTheBin } from './notOfTheBin.js';

/** Who may do what with a review (decisions §3). Each sentence is here once; services ask it. */

/** Withdrawing approval, giving it back, deleting and restoring. */
export const canModerate = (actor: Actor): boolean => isAdmin(actor);

/** The address of whoever wrote a review, and whether it was withdrawn. */
export const canReadAuthors = (actor: Actor): boolean => isAdmin(actor);

export const isAuthor = (actor: Actor, review: { user: { id: string } | null }): boolean =>
  actor.kind === 'user' && review.user?.id === actor.id;

/** Reviews of what was deleted are gone for everyone (decisions §12). */
const OF_WHAT_IS_THERE = {
  $and: [
    { $or: [{ product: null }, { product: { deletedAt: null } }] },
    { $or: [{ repair: null }, { repair: { deletedAt: null } }] },
  ],
} satisfies QBFilterQuery<Review>;

/** What is on the site for everybody, and counts: approved, neither deleted nor of a product that is not published. */
export const PUBLIC_REVIEWS = {
  isApproved: true,
  ...NOT_DELETED,
  $and: [{ $or: [{ product: null }, { product: { isPublished: true } }] }, OF_WHAT_IS_THERE],
} satisfies QBFilterQuery<Review>;

/** The reviews that somebody may see in REST's list: admins also what was withdrawn or is not published (decisions §2). */
export const visibleTo = (actor: Actor): QBFilterQuery<Review> =>
  canModerate(actor) ? { ...NOT_DELETED, ...notOfTheBin() } : PUBLIC_REVIEWS;

/** What a review tells of its repair to those who may know of it. */
export interface RepairFacts {
  name: string;
  isPublic: boolean;
  ownerId: string | null;
}

/**
 * Whether a review may lead to its repair: the id of a private one is a secret between its customer and the shop
 * (decisions §4), so it goes to its owner, to admins, and to whoever named it themself.
 */
export const canKnowRepair = (actor: Actor, repair: RepairFacts, namedIt: boolean): boolean =>
  repair.isPublic || namedIt || isAdmin(actor) || (actor.kind === 'user' && repair.ownerId === actor.id);
