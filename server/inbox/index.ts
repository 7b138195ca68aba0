export { InboxMessage } from './entity.js';
export { InboxKind, InboxStatus, LegacyTarget } from './enums.js';
export {
  InboxMessageAnswered,
  InboxMessageDeleted,
  InboxMessageReceived,
  InboxMessageRestored,
  InboxStatusChanged,
} from './events.js';
export { deleteMessage, receiveLegacyMessage, restoreMessage } from './service.js';
