import { DomainEvent } from '../core/domainEvent.js';

abstract class JobOpeningEvent extends DomainEvent {
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}

export class JobOpeningCreated extends JobOpeningEvent {
  static override readonly type = 'JobOpeningCreated';
}

export class JobOpeningUpdated extends JobOpeningEvent {
  static override readonly type = 'JobOpeningUpdated';
}

export class JobOpeningDeleted extends JobOpeningEvent {
  static override readonly type = 'JobOpeningDeleted';
}
