import { attachedNewest } from '../../core/read/newestUnder.js';
import { attachedAverage } from '../../core/tally/attached.js';
import { productRows } from '../../products/index.js';
import { STARS_OF_PRODUCTS } from '../entity.js';
import { reviewRows } from '../lists/rows.js';

/**
 * What this room says of a product, read in the product's own statement. Whoever sees the product sees its approved reviews: so they
 * are those of the site for everybody (policy.ts), and for admins also those of what is not published.
 */
export const ofProduct = productRows;

ofProduct.attach('rating', attachedAverage(STARS_OF_PRODUCTS.topic));
ofProduct.attach('reviews', attachedNewest(reviewRows, 'product'));
