/** All that the roof needs of this room: what is told of bills. */
export { Bill } from './entity.js';
export { BillKind } from './enums.js';
export { BillIssued, BillMailed, BillSettingsSaved } from './events.js';
