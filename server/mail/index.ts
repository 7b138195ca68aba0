export type { AddressedMail, MailContent, MailFrame } from '../infra/mail/content.js';
export { countMails } from './counts.js';
export { OutgoingMail } from './entity.js';
export { MAIL_STATES, MailState, STRANDED } from './enums.js';
export { MailDiscarded, MailRetried } from './events.js';
export type { MailKind } from './kind.js';
export { dueTime, findMail, postMail, untried, wakeSenders } from './outbox.js';
export { BATCH_TOPIC } from './sending/progress.js';
