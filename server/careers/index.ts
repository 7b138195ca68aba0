export { JobOpening } from './entity.js';
export { JobOpeningCreated, JobOpeningDeleted, JobOpeningUpdated } from './events.js';
export { findActiveJob, listJobAddresses } from './service.js';
