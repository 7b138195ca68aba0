import { DomainEvent } from '../core/domainEvent.js';

abstract class JobOpeningEvent extends DomainEvent {
  override readonly changesContent = true;
}

export class JobOpeningCreated extends JobOpeningEvent {}

export class JobOpeningUpdated extends JobOpeningEvent {}

export class JobOpeningDeleted extends JobOpeningEvent {}
