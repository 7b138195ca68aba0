import { DomainEvent } from '../core/domainEvent.js';

/** The subject is the note; whom it is about stands in it alone. */
export class CustomerNoteAdded extends DomainEvent {}

export class CustomerNoteDeleted extends DomainEvent {}
