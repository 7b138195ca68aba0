export { FaqItemCreated, FaqItemDeleted, FaqItemUpdated } from './events.js';
export { listFaqItems } from './service.js';
