import { DomainEvent } from '../core/domainEvent.js';

export class NotificationRead extends DomainEvent {}

/** The subject is the reader. */
export class AllNotificationsRead extends DomainEvent {
  constructor(
    subjectId: string,
    readonly count: number,
  ) {
    super(subjectId);
  }
}
