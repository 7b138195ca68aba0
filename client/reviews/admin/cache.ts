import { forgetting } from '../../admin/kit/forgetting';

/** A review that comes or goes changes the lists that visitors see, and their averages: they are asked for anew. */
export const forgetPublicReviews = forgetting('reviews', 'serviceRating', 'products', 'product');
