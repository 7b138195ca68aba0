import { forgetting } from '../../admin/kit/forgetting';

/** A review that comes or goes changes the lists that visitors see, and their averages: they are asked for anew. */
export const forgetPublicReviews = forgetting('reviews', 'serviceRating', 'products', 'product');

/** The same for the table, where a review comes or goes. */
export const reviewsChanged = { update: forgetPublicReviews, refetchQueries: ['ReviewTable'] };
