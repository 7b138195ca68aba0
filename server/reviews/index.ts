export { Review } from './entity.js';
export { ReviewApprovalChanged, ReviewDeleted, ReviewRestored, ReviewSubmitted } from './events.js';
