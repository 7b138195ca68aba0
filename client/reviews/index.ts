/** All that another room may import; addresses are in urls.ts. */
export { ProductReviews } from './public/ProductReviews';
export { RepairReviews } from './public/RepairReviews';
export { ReviewCard } from './public/ReviewCard';
export { ReviewCardSkeleton } from './public/ReviewCardSkeleton';
