export { PageSlug } from './enums.js';
export { CareersPageSaved, PageSaved, PolicySaved, TopBarSaved } from './events.js';
export { findPage, listPageTexts } from './service.js';
