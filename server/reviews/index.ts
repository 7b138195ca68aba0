export { Review } from './entity.js';
export { ReviewApprovalChanged, ReviewDeleted, ReviewSubmitted } from './events.js';
