import { DomainEvent } from '../core/domainEvent.js';

/** The subject is the note; whom it is about is in it alone. */
export class CustomerNoteAdded extends DomainEvent {}

export class CustomerNoteDeleted extends DomainEvent {}
