export { InboxMessage } from './entity.js';
export { InboxKind, InboxStatus, LegacyTarget } from './enums.js';
export { InboxMessageAnswered, InboxMessageDeleted, InboxMessageReceived, InboxStatusChanged } from './events.js';
export { deleteMessage, receiveLegacyMessage } from './service.js';
