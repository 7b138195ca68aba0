/** Where this room lives (public-site §2). */
export const reviewsUrl = '/reviews';
export const leaveReviewUrl = '/leave-review';
