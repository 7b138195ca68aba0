/** What is deleted but can be restored: its entity has a filter `notDeleted`, which is on unless told otherwise. */

/** The deleted ones, too: for whoever restores, and for lists that say themselves whether they show them. */
export const DELETED_TOO = { notDeleted: false };

/** For a table of things that can be restored: those in the bin, or those that are not. */
export const inBin = (deleted: boolean | null | undefined) => ({ deletedAt: deleted ? { $ne: null } : null });
