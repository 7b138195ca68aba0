export { CustomerNoteAdded, CustomerNoteDeleted } from './events.js';
