import { DomainEvent } from '../core/domainEvent.js';

/** An admin has a mail sent again that did not arrive, or of which nobody knows. */
export class MailRetried extends DomainEvent {}

/** An admin has given one up. */
export class MailDiscarded extends DomainEvent {}
