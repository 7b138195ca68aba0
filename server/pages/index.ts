export { PageSlug } from './enums.js';
export { CareersPageSaved, PageSaved, PolicySaved, TopBarSaved } from './events.js';
export { findPage } from './service.js';
