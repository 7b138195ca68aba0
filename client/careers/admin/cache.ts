import { forgetting } from '../../admin/kit/forgetting';

/** The careers page asks for its openings anew. */
export const forgetPublicOpenings = forgetting('jobOpenings');

/** The same for the table, where an opening comes, goes or moves. */
export const openingsChanged = { update: forgetPublicOpenings, refetchQueries: ['JobOpeningTable'] };
