export { ReviewApprovalChanged, ReviewDeleted, ReviewSubmitted } from './events.js';
